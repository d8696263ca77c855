/**
 * The training rooms and their works: a work is a few named files. The same names are used by the drafts of the
 * browser, by links that carry a work, and by projects kept in an account.
 */

import type { Exercise } from '../exercises/exercises.ts';

export const PROGRAM_KINDS = ['python', 'web', 'game'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** A work: the text of each of its files. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** The files of a work, by room, in the order in which they are shown. */
export const PROGRAM_FILES = {
  python: ['main.py'],
  web: ['index.html', 'style.css', 'script.js'],
  game: ['sketch.js'],
} as const satisfies Record<ProgramKind, readonly string[]>;

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

/** The room in which the program of an exercise would run; null for a question, which has none. */
export function roomOf(exercise: Exercise): ProgramKind | null {
  if (exercise.kind === 'quiz') return null;
  if (exercise.kind === 'predict') return exercise.language === 'javascript' ? 'web' : 'python';
  return exercise.kind === 'p5' ? 'game' : exercise.kind;
}

/** Tells whether the answer to an exercise is a program of the learner's own: not completed, put in order or predicted. */
export function isOwnProgram(exercise: Exercise): boolean {
  if (exercise.kind === 'quiz' || exercise.kind === 'predict') return false;
  return exercise.task === undefined || ['fix', 'open', 'cases'].includes(exercise.task.type);
}
