import { type CheckOptions, checkInFrame } from '../preview/check-in-frame.ts';
import { createPreview, type PreviewOptions } from '../preview/create-preview.ts';
import type { PreviewVerdict } from '../preview/messages.ts';
import type { Preview } from '../preview/preview.ts';
import type { WebProject } from './prepare-page.ts';

// The module that parses code is large: it is loaded with the first run.
const load = () => import('./prepare-page.ts');

/** The same program, showing another of its pages. */
const toPage = (program: WebProject, page: string): WebProject => ({ ...program, page });

/** Previews of web pages. */
export function createWebPreview(options: PreviewOptions): Preview<WebProject> {
  return createPreview(options, async () => (await load()).prepareSite, undefined, toPage);
}

/** Checks a web page with the check of an exercise. The promise never fails. */
export async function checkPage(
  options: CheckOptions,
  program: WebProject,
  check: string,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  const { files: _, ...source } = program;
  const prepared = load().then(({ prepareSite }) => prepareSite(program));
  return checkInFrame(options, prepared, { check, source }, signal);
}
