import type { SourcePosition } from '@codivia/runners/preview/messages';
import { flushSync } from 'react-dom';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';

/** The files of a web page, as its tabs show them. */
export const WEB_FILES = [
  { name: 'index.html', label: 'HTML', language: 'html' },
  { name: 'style.css', label: 'CSS', language: 'css' },
  { name: 'script.js', label: 'JavaScript', language: 'javascript' },
] as const satisfies readonly { name: string; label: string; language: CodeLanguage }[];

export type WebFileName = (typeof WEB_FILES)[number]['name'];

/** Shows a line of a page, or of a file beside it. */
export function goToPosition(
  { file, line }: SourcePosition,
  chooseFile: (name: WebFileName) => void,
  goTo: (line: number, file?: string) => void,
): void {
  const own = WEB_FILES.find(({ name }) => name === file);
  // The position may be in another file of the page: its editor has to be shown first.
  if (own) flushSync(() => chooseFile(own.name));
  goTo(line, file);
}
