import type { PageParts } from '@codivia/contract/exercises/base';
import type { P5Exercise, WebExercise } from '@codivia/contract/exercises/learner';
import { PAGE_PARTS } from '@codivia/contract/programs/page-parts';
import { PARTS } from '../../code/lesson/preview-kinds.ts';
import type { CodeFile } from '../help/help-entries.ts';

export type PreviewExercise = WebExercise | P5Exercise;

export const partsOf = (code: string | PageParts): PageParts =>
  typeof code === 'string' ? { js: code } : code;

/** The parts that learners must write: those in which the solution differs from the start. */
export function partsToWrite({ starter, solution }: PreviewExercise) {
  const start = partsOf(starter);
  const end = partsOf(solution);
  return PAGE_PARTS.flatMap((name) => {
    const code = end[name];
    return !code || code === start[name] ? [] : [{ name, code }];
  });
}

const isOfSeveral = ({ starter }: PreviewExercise) => Object.keys(partsOf(starter)).length > 1;

/** Returns the files of a solution that are shown. */
export function solutionFiles(exercise: PreviewExercise): CodeFile[] {
  const several = isOfSeveral(exercise);
  return partsToWrite(exercise).map(({ name, code }) =>
    several ? { name: PARTS[name].label, code } : { code },
  );
}

/** Returns the learner's code, of the parts that the solution has. */
export function ownFiles(exercise: PreviewExercise, parts: PageParts): CodeFile[] {
  const several = isOfSeveral(exercise);
  return partsToWrite(exercise).map(({ name }) => {
    const code = parts[name] ?? '';
    return several ? { name: PARTS[name].label, code } : { code };
  });
}
