import { settings } from "./storage.js";

/**
 * A note: its pitch in hertz, when it begins and how long it sounds, in seconds, and how loud it is, up to 1.
 *
 * @typedef {{pitch: number, at: number, lasts: number, loud: number, shape?: OscillatorType}} Note
 *
 * @typedef {"move" | "capture" | "mark" | "end" | "low"} Sound
 */

/** What there is to hear; told apart by rhythm as well as pitch. */
const SOUNDS = /** @type {Record<Sound, Note[]>} */ ({
  move: [{ pitch: 240, at: 0, lasts: 0.07, loud: 0.5 }],
  capture: [
    { pitch: 180, at: 0, lasts: 0.06, loud: 0.6, shape: "square" },
    { pitch: 120, at: 0.06, lasts: 0.1, loud: 0.5 },
  ],
  mark: [
    { pitch: 520, at: 0, lasts: 0.09, loud: 0.4 },
    { pitch: 520, at: 0.13, lasts: 0.12, loud: 0.4 },
  ],
  end: [
    { pitch: 392, at: 0, lasts: 0.18, loud: 0.4 },
    { pitch: 494, at: 0.18, lasts: 0.18, loud: 0.4 },
    { pitch: 587, at: 0.36, lasts: 0.4, loud: 0.4 },
  ],
  low: [
    { pitch: 880, at: 0, lasts: 0.05, loud: 0.35 },
    { pitch: 880, at: 0.12, lasts: 0.05, loud: 0.35 },
    { pitch: 880, at: 0.24, lasts: 0.05, loud: 0.35 },
  ],
});

/** How loud a full note is. */
const VOLUME = 0.35;

/** @type {AudioContext | null} */
let context = null;

/** A browser lets nobody make a noise before the person has touched the page. */
function wake() {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });

/** @param {Sound} name */
export function sound(name) {
  if (context === null || !settings().sound) return;
  const now = context.currentTime;
  for (const { pitch, at, lasts, loud, shape = "triangle" } of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: shape });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud * VOLUME, now + at + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
