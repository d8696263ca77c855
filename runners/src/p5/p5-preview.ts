import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { P5Program, P5Project } from './prepare-sketch.ts';

// What reads code takes much code: it comes with the first run.
const load = async () => (await import('./prepare-sketch.ts')).prepareSketch;
const loadForGame = async () => (await import('./prepare-game.ts')).prepareGame;

/** Previews of p5 sketches. */
export function createP5Preview(options: PreviewOptions): Preview<P5Project> {
  return createPreview(options, loadForGame);
}

/** Checks a p5 sketch with the check of an exercise. The promise never fails. */
export async function checkSketch(
  options: CheckOptions,
  program: P5Program,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const prepareSketch = await load();
  return checkInFrame(options, prepareSketch(program), { check, source: program.js }, signal);
}
