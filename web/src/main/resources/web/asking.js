import { Refused, Unreachable } from "./server.js";

/**
 * The questions of one page or task to the server, one run of them at a time: whatever was asked
 * before is void when its answer comes.
 */
export class Asking {
  /** @param {(words: string) => void} onTrouble told when the server failed, in a sentence for people */
  constructor(onTrouble) {
    this.onTrouble = onTrouble;
    this.running = new AbortController();
  }

  /** Voids what was asked. */
  end() {
    this.running.abort();
  }

  /** @param {(signal: AbortSignal) => Promise<void>} what */
  async run(what) {
    this.end();
    this.running = new AbortController();
    const { signal } = this.running;
    try {
      await what(signal);
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof Unreachable || failure instanceof Refused)) throw failure;
      this.onTrouble(failure.message);
    }
  }
}

/** @param {number} millis @param {AbortSignal} signal */
export function pause(millis, signal) {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, millis);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
