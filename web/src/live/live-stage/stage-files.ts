import type { LiveRoom } from '@codivia/contract/api/live-room';
import {
  applyEvent,
  type LiveFiles,
  type LiveStage,
  openStage,
} from '@codivia/contract/api/live-stage';
import {
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';

/** The names of the files of a session, in the order of their tabs. */
export function fileNames(kind: ProgramKind): readonly string[] {
  return PROGRAM_FILES[kind];
}

/** The language of a file, by the end of its name. */
export function languageOf(file: string): CodeLanguage {
  if (file.endsWith('.py')) return 'python';
  if (file.endsWith('.html')) return 'html';
  return file.endsWith('.css') ? 'css' : 'javascript';
}

/** The files as a work of a training room. */
export function workOf(files: LiveFiles): ProgramFiles {
  const texts = Object.entries(files).map(([name, { text }]) => [name, text.toString()]);
  return Object.fromEntries(texts) as ProgramFiles;
}

/** Returns the files of a work as a page; for a sketch, a page with only the script. */
export function pageOf(files: ProgramFiles): { html: string; css: string; js: string } {
  return {
    html: files['index.html'] ?? '',
    css: files['style.css'] ?? '',
    js: files['script.js'] ?? files['sketch.js'] ?? '',
  };
}

/** The stage of a room at the moment it was read. Places beyond the end of a file are moved to its end. */
export function stageOf({ files, events, seq }: LiveRoom): LiveStage {
  const texts = Object.entries(files).map(([name, { text }]) => [name, text] as const);
  const opened = openStage(Object.fromEntries(texts));
  const versions = Object.entries(opened.files).map(
    ([name, file]) => [name, { ...file, version: files[name]?.version ?? 0 }] as const,
  );
  const before: LiveStage = { ...opened, files: Object.fromEntries(versions) };
  const kept = events.filter(({ body }) => body.type === 'select' || body.type === 'run');
  return { ...kept.reduce(applyEvent, before), seq };
}
