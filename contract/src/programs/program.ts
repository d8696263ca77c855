/**
 * A program is its files: in exercises, answers, rooms, mentoring, live sessions and runners. The same names are used by
 * links that carry a work, and by projects kept in an account.
 */

export const PROGRAM_KINDS = ['python', 'web', 'game'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** The kinds of programs that run in a preview. */
export type PreviewKind = Exclude<ProgramKind, 'python'>;

/** The files of a program: the text of each by its name. */
export type ProgramFiles = Readonly<Record<string, string>>;

export interface Program {
  kind: ProgramKind;
  files: ProgramFiles;
}

/** The files that every program of a kind has, in the order in which they are shown. The first one is run. */
export const PROGRAM_FILES = {
  python: ['main.py'],
  web: ['index.html', 'style.css', 'script.js'],
  game: ['sketch.js'],
} as const satisfies Record<ProgramKind, readonly string[]>;

/** The names of the files of a program, in the order in which they are shown: those of its kind first. */
export function fileNamesOf({ kind, files }: Program): string[] {
  const own: readonly string[] = PROGRAM_FILES[kind];
  const more = Object.keys(files).filter((name) => !own.includes(name));
  return [...own.filter((name) => files[name] !== undefined), ...more];
}

/** The name of a module of a Python program. */
export const MODULE_NAME = /^[a-z_][a-z0-9_]{0,40}\.py$/;

/** Maximum number of files of a Python program in an exercise. */
export const PYTHON_FILES_MAX = 5;

/** Maximum number of files of one program. */
const FILES_MAX = 10;

/** Tells whether these are the files of a program: exactly those of its kind, and of Python perhaps modules. */
export function isProgram({ kind, files }: Program): boolean {
  const own: readonly string[] = PROGRAM_FILES[kind];
  const names = Object.keys(files);
  const isModule = (name: string) => kind === 'python' && MODULE_NAME.test(name);
  return (
    names.length <= FILES_MAX &&
    own.every((name) => names.includes(name)) &&
    names.every((name) => own.includes(name) || isModule(name))
  );
}

/** A Python program as it is run: the text of its main file, and its modules, which lie beside it. */
export function pythonParts({ 'main.py': source = '', ...modules }: ProgramFiles) {
  return { source, modules: Object.entries(modules).map(([name, content]) => ({ name, content })) };
}

/** The files of a program with those that it lacks, which are empty. */
export const wholeProgram = (kind: ProgramKind, files: ProgramFiles): ProgramFiles => ({
  ...Object.fromEntries(PROGRAM_FILES[kind].map((name) => [name, ''])),
  ...files,
});

/** Maximum length of all files of a work together, in characters. */
export const MAX_WORK_CHARACTERS = 200_000;

/** Tells whether this is a work of that room: exactly its files, all of them text, not too long. */
export function isWorkOf(kind: ProgramKind, value: unknown): value is ProgramFiles {
  if (typeof value !== 'object' || value === null) return false;
  const names: readonly string[] = PROGRAM_FILES[kind];
  const entries = Object.entries(value);
  return (
    entries.length === names.length &&
    entries.every(([name, text]) => names.includes(name) && typeof text === 'string') &&
    lengthOf(value as ProgramFiles) <= MAX_WORK_CHARACTERS
  );
}

/** The length of all files together, in characters. */
export function lengthOf(files: ProgramFiles): number {
  return Object.values(files).reduce((sum, text) => sum + text.length, 0);
}

/** Tells whether two works have the same content. */
export function sameFiles(one: ProgramFiles, other: ProgramFiles): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
