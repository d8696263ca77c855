import { type CheckPlace, checkInFrame } from '../preview/check-in-frame.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { WebProgram } from './web-program.ts';

/** Checks a web page with the check of an exercise. The promise never fails. */
export async function checkPage(
  place: CheckPlace,
  program: WebProgram,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const { preparePage } = await import('./preview-page.ts');
  return checkInFrame(place, preparePage(program), { check, source: program }, signal);
}
