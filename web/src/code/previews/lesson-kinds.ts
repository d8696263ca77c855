import type { PageParts } from '@codivia/contract/exercises';
import type { PagePart } from '@codivia/contract/page-parts';
import { checkSketch } from '@codivia/runners/p5/check-sketch';
import { createP5Preview } from '@codivia/runners/p5/game-preview';
import type { CheckPlace } from '@codivia/runners/preview/check-in-frame';
import { p5Frame, webFrame } from '@codivia/runners/preview/frame-addresses';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import { checkPage } from '@codivia/runners/web/check-page';
import { createWebPreview } from '@codivia/runners/web/web-preview';
import type { WebProgram } from '@codivia/runners/web/web-program';
import type { CodeLanguage } from '../editor/code-language.ts';
import type { MakePreview } from './preview-maker.ts';

export type PreviewKind = 'web' | 'p5';

export type CheckAnswer = (
  place: CheckPlace,
  program: WebProgram,
  check: string,
  signal: AbortSignal,
) => Promise<PreviewVerdict>;

/** What a lesson needs of each kind of preview. A sketch is a page of which there is only the script. */
export const KINDS: Record<
  PreviewKind,
  { frame: string; make: MakePreview<WebProgram>; check: CheckAnswer }
> = {
  web: { frame: webFrame, make: createWebPreview, check: checkPage },
  p5: { frame: p5Frame, make: createP5Preview, check: checkSketch },
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
