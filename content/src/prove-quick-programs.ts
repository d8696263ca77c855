import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { isChecked, programsIn } from '@codivia/contract/exercises/modules';
import { quickProgram } from '@codivia/runners/python/quick/quick-program';
import type { TwoPythons } from '@codivia/runners/python/testing/two-pythons';
import type { LoadedLesson } from './load-courses.ts';

/** Returns the Python programs that exercises begin with, and their solutions. */
export function programsOfExercises(exercises: readonly AuthoredExercise[]): string[] {
  return exercises.flatMap((exercise) => {
    if (!isChecked(exercise) || exercise.kind !== 'python' || exercise.task === 'sql') return [];
    return LANGUAGES.flatMap((language) => {
      const { solution, starter } = programsIn(exercise, language);
      return [solution, starter].flatMap((files) => files['main.py'] ?? []);
    });
  });
}

/** Returns the Python programs in the texts of a lesson, those in editors and those that are only read, and of its exercises. */
export function pythonPrograms({ sources, exercises }: LoadedLesson): string[] {
  const texts = Object.entries(sources).filter(([name]) => name.endsWith('.md'));
  const programs = texts.flatMap(([, text]) =>
    [...text.matchAll(/```python.*\n([\s\S]*?)```/g)].map(([, program = '']) => program),
  );
  return [...programs, ...programsOfExercises(exercises)];
}

/** Tells whether the quick start runs a program, rather than leaving it to Python. */
export const isQuick = (source: string): boolean => quickProgram(source) !== null;

/** Returns the programs whose output in the quick start differs from that in Python. */
export function differentPrograms(
  programs: readonly string[],
  { quickly, inPython }: TwoPythons,
): string[] {
  return [...new Set(programs)].filter((source) => {
    const output = quickly(source);
    return output !== null && output !== inPython(source);
  });
}
