/**
 * The forms in which programs are written or stored, and the one in which they are used: their files. Authors write
 * short forms (content/README.md), and drafts and answers are stored by parts (docs/decisions/0343).
 */

import type { Bilingual, Language } from '../api/language.ts';
import { fileNamesOf, PROGRAM_FILES, type ProgramFiles, type ProgramKind } from './program.ts';

/** The kinds as authors write them. */
export type AuthoredKind = 'python' | 'web' | 'p5';

/** A text that is the same in both languages, or one for each. */
type Code = string | Bilingual;

/** A program as its author writes it: the text of its main file, or its files, those of a page as html, css and js. */
export type AuthoredProgram = Code | AuthoredParts;

/** Files of a program by their names, or by those of the parts of a page. */
export type AuthoredParts = { readonly [part: string]: Code | undefined };

/** Texts by the names of their parts: `code`, `html`, `css`, `js`, or the name of a further file. */
export type StoredParts = Record<string, string>;

const FILES: Record<ProgramKind, Readonly<Record<string, string>>> = {
  python: { code: 'main.py' },
  web: { html: 'index.html', css: 'style.css', js: 'script.js' },
  game: { js: 'sketch.js' },
};

/** The kind of program that an author means. */
export const programKind = (kind: AuthoredKind): ProgramKind => (kind === 'p5' ? 'game' : kind);

/** The name of the file that a part contains. */
export const fileOfPart = (kind: ProgramKind, part: string): string => FILES[kind][part] ?? part;

/** The name of the part in which a file is stored. */
export function partOfFile(kind: ProgramKind, file: string): string {
  const found = Object.entries(FILES[kind]).find(([, name]) => name === file);
  return found?.[0] ?? file;
}

const renamed = (texts: Readonly<Record<string, string>>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [rename(name), text]));

/** The files that were stored by parts. */
export const filesOfParts = (kind: ProgramKind, parts: StoredParts): ProgramFiles =>
  renamed(parts, (part) => fileOfPart(kind, part));

/** The parts in which files are stored. */
export const partsOfFiles = (kind: ProgramKind, files: ProgramFiles): StoredParts =>
  renamed(files, (file) => partOfFile(kind, file));

/** Tells whether a program is written as the text of its main file. */
export const isText = (program: AuthoredProgram): program is Code =>
  typeof program === 'string' || ('fr' in program && 'en' in program);

/**
 * The files of an authored program in one language.
 *
 * @param start the files from which those that are left out come
 */
export function authoredFiles(
  kind: AuthoredKind,
  program: AuthoredProgram,
  language: Language,
  start: ProgramFiles = {},
): ProgramFiles {
  const own = programKind(kind);
  const parts = isText(program) ? { [PROGRAM_FILES[own][0]]: program } : program;
  const written = Object.entries(parts).flatMap(([part, text]) =>
    text === undefined
      ? []
      : [[fileOfPart(own, part), typeof text === 'string' ? text : text[language]]],
  );
  const files: ProgramFiles = { ...start, ...Object.fromEntries(written) };
  return Object.fromEntries(
    fileNamesOf({ kind: own, files }).map((name) => [name, files[name] ?? '']),
  );
}
