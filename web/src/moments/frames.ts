// What a viewer saw, moment by moment. A frame is one moment; the last frame of a step is the position after it.

import { applyChange, isVisible } from "../scene/change";
import type { Beats, Line, Scene, View } from "../types";

export interface Frame {
  /** The step it belongs to, by the count of the viewer, and its number in it. */
  step: number;
  beat: number;
  /** How many frames the step has. */
  of: number;
  scene: Scene;
  /** How many lines the journal had by then, and those of them that were told at this moment. */
  lines: number;
  told: Line[];
  /** Whether the table looks different from the moment before. */
  changed: boolean;
}

export interface Step {
  /** What the table looked like before. */
  before: Scene;
  /** How many lines the journal had before. */
  first: number;
  frames: Frame[];
}

/** The frames of a step, from the scene before it. */
export function stepOf(beats: Beats, before: Scene, journal: Line[]): Step {
  const frames: Frame[] = [];
  let scene = before;
  let lines = beats.first;
  for (const [beat, { change, lines: count }] of beats.beats.entries()) {
    scene = applyChange(scene, change);
    const told = journal.slice(lines, lines + count);
    lines += count;
    frames.push({
      step: beats.seq,
      beat,
      of: beats.beats.length,
      scene,
      lines,
      told,
      changed: isVisible(change),
    });
  }
  return { before, first: beats.first, frames };
}

/** A view as a single frame, where its moments are not known. */
export function frameOf(view: View, journal: Line[]): Frame {
  const told = view.kept ? journal.slice(view.kept) : [];
  return { step: view.seq, beat: 0, of: 1, scene: view.scene!, lines: journal.length, told, changed: true };
}

export function isPosition(frame: Frame): boolean {
  return frame.beat === frame.of - 1;
}

/** What has just happened, in words. */
export function words(frame: Frame): string {
  return frame.told.at(-1)?.text ?? frame.scene.prompt;
}

export function touched(frame: Frame): string[] {
  return [...new Set(frame.told.flatMap((line) => line.touches))];
}
