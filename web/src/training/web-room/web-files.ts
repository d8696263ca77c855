import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { WebProgram } from '@codivia/runners/web/prepare-page';
import { flushSync } from 'react-dom';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';

/** The files of a web page, as its tabs show them. */
export const WEB_FILES = [
  { name: 'index.html', label: 'HTML', language: 'html' },
  { name: 'style.css', label: 'CSS', language: 'css' },
  { name: 'script.js', label: 'JavaScript', language: 'javascript' },
] as const satisfies readonly { name: string; label: string; language: CodeLanguage }[];

export type WebFileName = (typeof WEB_FILES)[number]['name'];

/** The file that a position of the console is in. */
export const FILE_OF: Record<SourcePosition['file'], WebFileName> = {
  html: 'index.html',
  css: 'style.css',
  js: 'script.js',
};

/** The reverse of `FILE_OF`. */
export const PART_OF: Record<WebFileName, SourcePosition['file']> = {
  'index.html': 'html',
  'style.css': 'css',
  'script.js': 'js',
};

/** Shows a line of a page, or of a file beside it. */
export function goToPosition(
  { file, line, name }: SourcePosition,
  chooseFile: (name: WebFileName) => void,
  goTo: (line: number, file?: string) => void,
): void {
  // The position may be in another file of the page: its editor has to be shown first.
  if (name === undefined) flushSync(() => chooseFile(FILE_OF[file]));
  goTo(line, name);
}

/** The page that these files make. */
export function programOf(files: ProgramFiles): WebProgram {
  const text = (name: WebFileName) => files[name] ?? '';
  return { html: text('index.html'), css: text('style.css'), js: text('script.js') };
}
