// A few short sounds, made here by oscillators. A browser lets a page sound only after somebody has touched it.

import { prefs } from "../prefs";

export type Sound = "turn" | "move" | "low" | "over" | "message";

/** A tone: its pitch in hertz, and when it begins and how long it lasts, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
}

const tones = (length: number, ...pitches: number[]): Tone[] =>
  pitches.map((pitch, number) => ({ pitch, at: number * length * 0.8, length }));

export const SOUNDS: Record<Sound, Tone[]> = {
  turn: tones(0.22, 523, 784),
  move: tones(0.07, 330),
  low: tones(0.12, 880, 880, 880),
  over: tones(0.3, 392, 494, 587, 784),
  message: tones(0.1, 659, 587),
};

let context: AudioContext | null = null;

/** Called when somebody touches the page: from now on it may sound. */
function wake(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { passive: true });
}

/** Play a sound, unless sounds are off. */
export function play(sound: Sound): void {
  if (!prefs.sounds || context?.state !== "running") return;
  for (const tone of SOUNDS[sound]) playTone(context, tone, (prefs.volume / 100) ** 2 * 0.5);
}

function playTone(at: AudioContext, tone: Tone, volume: number): void {
  const begin = at.currentTime + tone.at;
  const end = begin + tone.length;
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = tone.pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.01);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
