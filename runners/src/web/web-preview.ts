import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { WebProgram } from './prepare-page.ts';

// What reads code takes much code: it comes with the first run.
const loadPrepare = async () => (await import('./prepare-page.ts')).preparePage;

/** Previews of web pages. */
export function createWebPreview(options: PreviewOptions): Preview<WebProgram> {
  return createPreview(options, loadPrepare);
}

/** Checks a web page with the check of an exercise. The promise never fails. */
export async function checkPage(
  options: CheckOptions,
  program: WebProgram,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const prepare = await loadPrepare();
  return checkInFrame(options, prepare(program), { check, source: program }, signal);
}
