import type { Exercise } from '@codivia/contract/exercises/exercises';
import { exerciseFilesPlace, fileNames } from '../../lib/files/has-files.ts';
import type { FilesBeside } from '../../support/help/attached.ts';

/** Returns the files beside the program of an exercise: those given with it, and the names of the learner's own. */
export function filesBeside(exercise: Exercise, place: string): FilesBeside {
  const given = ('files' in exercise && exercise.files) || [];
  const names = given.map(({ name }) => name);
  return {
    given,
    own: fileNames(exerciseFilesPlace(place)).filter((name) => !names.includes(name)),
  };
}
