import type { PageParts } from '@codivia/contract/exercises/base';
import type { PagePart } from '@codivia/contract/programs/page-parts';
import { checkSketch, createP5Preview } from '@codivia/runners/p5/p5-preview';
import type { CheckOptions } from '@codivia/runners/preview/check-in-frame';
import { p5Frame, webFrame } from '@codivia/runners/preview/frame-addresses';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { WebProgram, WebProject } from '@codivia/runners/web/prepare-page';
import { checkPage, createWebPreview } from '@codivia/runners/web/web-preview';
import type { CodeLanguage } from '../editor/editor-handle.ts';
import type { CreatePreview } from '../previews/use-preview.ts';

export type PreviewKind = 'web' | 'p5';

export type CheckAnswer = (
  options: CheckOptions,
  program: WebProject,
  check: string,
  signal: AbortSignal,
) => Promise<PreviewVerdict>;

/** The frame, the preview and the check of each kind. A sketch is a page of which there is only the script. */
export const KINDS: Record<
  PreviewKind,
  { frame: string; create: CreatePreview<WebProject>; check: CheckAnswer }
> = {
  web: { frame: webFrame, create: createWebPreview, check: checkPage },
  p5: { frame: p5Frame, create: createP5Preview, check: checkSketch },
};

/** The parts of a page as editors show them. */
export const PARTS: Record<PagePart, { label: string; language: CodeLanguage }> = {
  html: { label: 'HTML', language: 'html' },
  css: { label: 'CSS', language: 'css' },
  js: { label: 'JavaScript', language: 'javascript' },
};

/** The program that these parts make. */
export function programOf(parts: PageParts): WebProgram {
  return { html: '', css: '', js: '', ...parts };
}
