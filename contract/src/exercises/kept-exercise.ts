import { PROGRAM_FILES } from '../programs/program.ts';
import {
  type AuthoredKind,
  fileOfPart,
  filesOfParts,
  programKind,
  type StoredParts,
} from '../programs/stored-forms.ts';
import type { Exercise } from './exercises.ts';

/** An exercise as browsers kept it before programs were files. */
interface EarlierExercise {
  kind: AuthoredKind;
  starter: string | StoredParts;
  solution: string | StoredParts;
  task?: { part?: string };
}

/** Returns an exercise that a browser has kept, in its present form. One that has this form already stays as it is. */
export function currentExercise(kept: Exercise): Exercise {
  if (!('starter' in kept)) return kept;
  const { kind, starter, solution, task } = kept as unknown as EarlierExercise;
  const own = programKind(kind);
  const files = (program: string | StoredParts) =>
    typeof program === 'string' ? { [PROGRAM_FILES[own][0]]: program } : filesOfParts(own, program);
  const { part, ...way } = task ?? {};
  const current = { ...kept, kind: own, starter: files(starter), solution: files(solution) };
  if (part === undefined) return current as Exercise;
  return { ...current, task: { ...way, file: fileOfPart(own, part) } } as Exercise;
}
