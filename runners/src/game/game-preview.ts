import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { PreviewProgram } from '../preview/preview-program.ts';

// The module that parses code is large: it is loaded with the first run.
const load = async () => (await import('./prepare-game.ts')).prepareGame;

/** Previews of p5 sketches. */
export function createGamePreview(options: PreviewOptions): Preview<PreviewProgram> {
  return createPreview(options, load);
}

/** Checks a p5 sketch with the check of an exercise. The promise never fails. */
export async function checkSketch(
  options: CheckOptions,
  program: PreviewProgram,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const prepared = load().then((prepareGame) => prepareGame(program));
  return checkInFrame(
    options,
    prepared,
    { check, source: program.files['sketch.js'] ?? '' },
    signal,
  );
}
