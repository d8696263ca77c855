import type { RoomFiles } from '@codivia/contract/rooms';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { WebProgram } from '@codivia/runners/web/prepare-page';
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

/** The same from the other side. */
export const PART_OF: Record<WebFileName, SourcePosition['file']> = {
  'index.html': 'html',
  'style.css': 'css',
  'script.js': 'js',
};

/** The page that these files make. */
export function programOf(files: RoomFiles): WebProgram {
  const text = (name: WebFileName) => files[name] ?? '';
  return { html: text('index.html'), css: text('style.css'), js: text('script.js') };
}
