import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { P5Project } from './prepare-sketch.ts';

// The module that parses code is large: it is loaded with the first run.
const load = async () => (await import('./prepare-game.ts')).prepareGame;

/** Previews of p5 sketches. */
export function createP5Preview(options: PreviewOptions): Preview<P5Project> {
  return createPreview(options, load);
}

/** Checks a p5 sketch with the check of an exercise. The promise never fails. */
export async function checkSketch(
  options: CheckOptions,
  program: P5Project,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const prepared = load().then((prepareGame) => prepareGame(program));
  return checkInFrame(options, prepared, { check, source: program.js }, signal);
}
