import { createP5Preview } from '../src/p5/p5-preview.ts';
import type { P5Project } from '../src/p5/prepare-sketch.ts';
import type { Kept } from '../src/preview/messages.ts';
import type { PreviewEvent } from '../src/preview/preview.ts';
import type { WebProject } from '../src/web/prepare-page.ts';
import { createWebPreview } from '../src/web/web-preview.ts';

/** A file of a program, as text or as bytes in base64. */
export interface GivenFile {
  name: string;
  type: string;
  text?: string;
  base64?: string;
}

export type GivenProgram =
  | ({ kind: 'web'; files: GivenFile[] } & Omit<WebProject, 'files'>)
  | ({ kind: 'p5'; files: GivenFile[] } & Omit<P5Project, 'files'>);

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
globalThis.runProgram = (given, address, answers = [], local = {}) => {
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
  const files = given.files.map(fileOf);
  if (given.kind === 'web') {
    const preview = createWebPreview(options);
    globalThis.shownPreview = preview;
    preview.run({ ...given, files }, handleEvent, local);
  } else {
    const preview = createP5Preview(options);
    globalThis.shownPreview = preview;
    preview.run({ ...given, files }, handleEvent, local);
  }
};
