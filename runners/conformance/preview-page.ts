import type { PreviewKind } from '@codivia/contract/programs/program';
import { createGamePreview } from '../src/game/game-preview.ts';
import type { Kept } from '../src/preview/messages.ts';
import type { PreviewEvent } from '../src/preview/preview.ts';
import type { PreviewProgram } from '../src/preview/preview-program.ts';
import { createWebPreview } from '../src/web/web-preview.ts';

/** A file of a program, as text or as bytes in base64. */
export interface GivenFile {
  name: string;
  type: string;
  text?: string;
  base64?: string;
}

export interface GivenProgram extends Omit<PreviewProgram, 'beside'> {
  kind: PreviewKind;
  beside: GivenFile[];
}

/** An event that a run has reported; a file is reported by its size. */
export type ReportedEvent = { kind: string; [name: string]: unknown };

declare global {
  /** Runs a program in a preview as a room does; answers are given to its questions in their order. */
  var runProgram: (
    program: GivenProgram,
    address: string,
    answers?: (string | boolean | null)[],
    local?: Kept,
  ) => void;
  var previewEvents: ReportedEvent[];
  var shownPreview: { dispose(): void } | undefined;
}

function fileOf({ name, type, text, base64 }: GivenFile) {
  const bytes = base64 && Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return { name, data: new Blob([bytes || (text ?? '')], { type }) };
}

globalThis.previewEvents = [];
globalThis.runProgram = (program, address, answers = [], local = {}) => {
  globalThis.shownPreview?.dispose();
  const element = document.getElementById('preview') ?? document.body;
  const options = { element, address: async () => address, title: 'Preview' };
  globalThis.previewEvents = [];
  const waiting = [...answers];
  const handleEvent = (event: PreviewEvent) => {
    if (event.kind === 'again') globalThis.previewEvents = [];
    if (event.kind === 'ask') {
      const { question, reply } = event;
      globalThis.previewEvents.push({ kind: 'ask', question });
      setTimeout(() => reply(question.kind === 'alert' ? true : (waiting.shift() ?? null)));
    } else if (event.kind === 'file') {
      globalThis.previewEvents.push({ kind: 'file', name: event.name, size: event.data.size });
    } else globalThis.previewEvents.push({ ...event });
  };
  const preview = program.kind === 'web' ? createWebPreview(options) : createGamePreview(options);
  globalThis.shownPreview = preview;
  preview.run({ ...program, beside: program.beside.map(fileOf) }, handleEvent, local);
};
