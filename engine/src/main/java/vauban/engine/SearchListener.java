package vauban.engine;

/** Follows a search while it goes deeper. */
@FunctionalInterface
public interface SearchListener {

  /** Listens to nothing. */
  SearchListener NONE = soFar -> {};

  /** Told what is known after each complete iteration, on the searching thread. */
  void depthDone(SearchResult soFar);
}
