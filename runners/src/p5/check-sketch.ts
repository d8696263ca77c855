import { type CheckPlace, checkInFrame } from '../preview/check-in-frame.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { P5Program } from './game-program.ts';

/** Checks a p5 sketch with the check of an exercise. The promise never fails. */
export async function checkSketch(
  place: CheckPlace,
  program: P5Program,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const { prepareSketch } = await import('./prepare-sketch.ts');
  return checkInFrame(place, prepareSketch(program), { check, source: program.js }, signal);
}
