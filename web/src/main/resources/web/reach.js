/** How long to wait before asking a server again that did not answer, in milliseconds. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 8_000;

/** Marks an answer that the service worker gives while the server does not. */
const KEPT = "Vauban-Kept";

/**
 * Whether the server answers, as whoever asks it has found. While it does not, it is asked again and
 * again, so that the page can go on by itself.
 */
class Reach {
  constructor() {
    /** @type {number | null} since when it has not answered, in milliseconds since 1970 */
    this.since = null;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.wait = FIRST_RETRY;
  }

  /**
   * Tells when the server falls silent and when it answers again.
   *
   * @param {() => void} watcher
   */
  watch(watcher) {
    this.watchers.add(watcher);
  }

  /** Something answered. @param {Response} response of the server, or what was kept of it */
  heard({ headers }) {
    if (headers.has(KEPT)) this.missed();
    else if (this.since !== null) this.turn(null);
  }

  /** Nothing answered. */
  missed() {
    if (this.since !== null) return;
    this.wait = FIRST_RETRY;
    this.turn(Date.now());
    this.askLater();
  }

  /** @param {number | null} since */
  turn(since) {
    this.since = since;
    for (const watcher of this.watchers) watcher();
  }

  askLater() {
    setTimeout(() => this.ask(), this.wait);
    this.wait = Math.min(2 * this.wait, LAST_RETRY);
  }

  async ask() {
    if (this.since === null) return;
    try {
      this.heard(await fetch("/api/games", { signal: AbortSignal.timeout(LAST_RETRY) }));
    } catch {
      // Asked again later.
    }
    if (this.since !== null) this.askLater();
  }
}

/** The one server there is. */
export const reach = new Reach();
