import { partsOfFiles } from '@codivia/contract/programs/stored-forms';
import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { PreviewProgram } from '../preview/preview-program.ts';

// The module that parses code is large: it is loaded with the first run.
const load = () => import('./prepare-page.ts');

/** Returns the same program, showing another of its pages. */
const toPage = (program: PreviewProgram, page: string): PreviewProgram => ({ ...program, page });

/** Previews of web pages. */
export function createWebPreview(options: PreviewOptions): Preview<PreviewProgram> {
  return createPreview(options, async () => (await load()).prepareSite, undefined, toPage);
}

/** Checks a web page with the check of an exercise. The promise never fails. */
export async function checkPage(
  options: CheckOptions,
  program: PreviewProgram,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const source = { html: '', css: '', js: '', ...partsOfFiles('web', program.files) };
  const prepared = load().then(({ prepareSite }) => prepareSite(program));
  return checkInFrame(options, prepared, { check, source }, signal);
}
