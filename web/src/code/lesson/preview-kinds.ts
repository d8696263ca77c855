import type { PreviewKind } from '@codivia/contract/programs/program';
import { checkSketch, createGamePreview } from '@codivia/runners/game/game-preview';
import type { CheckOptions } from '@codivia/runners/preview/check-in-frame';
import { gameFrame, webFrame } from '@codivia/runners/preview/frame-addresses';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { checkPage, createWebPreview } from '@codivia/runners/web/web-preview';
import type { CreatePreview } from '../previews/use-preview.ts';

export type CheckAnswer = (
  options: CheckOptions,
  program: PreviewProgram,
  check: string,
  signal: AbortSignal,
) => Promise<PreviewVerdict>;

/** The frame, the preview and the check of each kind. */
export const KINDS: Record<
  PreviewKind,
  { frame: string; create: CreatePreview<PreviewProgram>; check: CheckAnswer }
> = {
  web: { frame: webFrame, create: createWebPreview, check: checkPage },
  game: { frame: gameFrame, create: createGamePreview, check: checkSketch },
};
