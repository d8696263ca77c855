import type { Static } from 'typebox';
import { LANGUAGES, type Language } from '../../api/language.ts';
import type { ProgramFiles } from '../../programs/program.ts';
import { authoredFiles, fileOfPart } from '../../programs/stored-forms.ts';
import { AUTHORED_KINDS, AuthoredPageParts, PagePartName } from '../base.ts';
import type { CodeLanguage, TaskProblem } from '../module.ts';
import type { Pass } from '../results.ts';

/** The given rest of the page in which one part is completed. */
export const IN_PAGE = {
  ...AUTHORED_KINDS.web,
  /** The other parts, which learners see and cannot change. */
  page: AuthoredPageParts,
  part: PagePartName,
};

/** An exercise whose author gives learners all but a piece of the program. */
export type GivenProgram =
  | { kind: 'python' | 'p5' }
  | { kind: 'web'; page: AuthoredPageParts; part: Static<typeof PagePartName> };

/** Returns the whole program that a text makes: a page has its other parts around it. */
export function wholeWith(exercise: GivenProgram, text: string, language: Language): ProgramFiles {
  const { kind } = exercise;
  const authored = kind === 'web' ? { ...exercise.page, [exercise.part]: text } : text;
  return authoredFiles(kind, authored, language);
}

/** The file of the page that is completed, as learners get it. */
export const fileOf = (exercise: GivenProgram) =>
  exercise.kind === 'web' ? { file: fileOfPart('web', exercise.part) } : {};

/** The language of the text that is completed. */
export function languageOf(exercise: GivenProgram): CodeLanguage {
  if (exercise.kind === 'web') return exercise.part;
  return exercise.kind === 'python' ? 'python' : 'js';
}

/** The page of an exercise must not have the part that learners complete. */
export function pageProblems(exercise: GivenProgram & { id: string }): TaskProblem[] {
  if (exercise.kind !== 'web' || exercise.page[exercise.part] === undefined) return [];
  return [{ problem: 'own_part_given', exercise: exercise.id }];
}

/** Accepts an answer, which is kept as one part, if it is made of the pieces that are given in a language. */
export function acceptsGiven(
  { answer }: Pass,
  isMade: (code: string, language: Language) => boolean,
): boolean | null {
  if (!answer) return null;
  const { code = '' } = answer;
  if (Object.keys(answer).some((name) => name !== 'code') || code.trim() === '') return false;
  return LANGUAGES.some((language) => isMade(code, language));
}
