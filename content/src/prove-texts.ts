import type { TwoPythons } from '@codivia/runners/python/testing/two-pythons';
import { contactsIn } from './innocent-texts.ts';
import type { LoadedLesson } from './load-courses.ts';
import { differentPrograms, pythonPrograms } from './prove-quick-programs.ts';

/** Proves the texts of a lesson: nothing leads out of the platform, and its programs show the same however they start. */
export function textProblems(lesson: LoadedLesson, pythons: TwoPythons): string[] {
  return [
    ...contactsIn(lesson).map(
      (found) => `leads out of the platform, or reveals somebody: ${found}`,
    ),
    ...differentPrograms(pythonPrograms(lesson), pythons).map(
      (source) => `the quick start shows something else than Python: ${source}`,
    ),
  ];
}
