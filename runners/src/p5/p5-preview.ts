import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { P5Program } from './prepare-sketch.ts';

// What reads code takes much code: it comes with the first run.
const loadPrepare = async () => (await import('./prepare-sketch.ts')).prepareSketch;

/** Previews of p5 sketches. */
export function createP5Preview(options: PreviewOptions): Preview<P5Program> {
  return createPreview(options, loadPrepare);
}

/** Checks a p5 sketch with the check of an exercise. The promise never fails. */
export async function checkSketch(
  options: CheckOptions,
  program: P5Program,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const prepare = await loadPrepare();
  return checkInFrame(options, prepare(program), { check, source: program.js }, signal);
}
