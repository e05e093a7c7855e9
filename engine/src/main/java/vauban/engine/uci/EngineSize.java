package vauban.engine.uci;

/**
 * What a searcher is made of.
 *
 * @param hash megabytes of its table
 * @param threads how many search at once
 */
record EngineSize(int hash, int threads) {}
