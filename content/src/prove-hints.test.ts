import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { isChecked, programsIn } from '@codivia/contract/exercises/modules';
import { PROGRAM_KINDS, type Program } from '@codivia/contract/programs/program';
import { programKind } from '@codivia/contract/programs/stored-forms';
import { sketchHints } from '@codivia/runners/game/sketch-hints';
import { type ConsoleEntry, isHint } from '@codivia/runners/preview/messages';
import { startReader } from '@codivia/runners/python/harness/node-python';
import { preparePage } from '@codivia/runners/web/prepare-page';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadChallenges } from './load-challenges.ts';
import { shippedCourses } from './load-courses.ts';
import { loadExamples } from './load-examples.ts';

/** The program of an answer to an exercise, in one language. */
interface Found extends Program {
  id: string;
}

let readPython: Awaited<ReturnType<typeof startReader>>['read'];
beforeAll(async () => {
  readPython = (await startReader()).read;
});

/**
 * Returns the solution of an exercise in both languages, and its initial code unless a mistake is to be found there.
 */
function programsOf(exercise: AuthoredExercise): Found[] {
  // The program around a query is not the learner's.
  if (!isChecked(exercise) || exercise.task === 'sql') return [];
  const { id } = exercise;
  const kind = programKind(exercise.kind);
  return LANGUAGES.flatMap((language) => {
    const { solution, starter } = programsIn(exercise, language);
    const isWhole = 'starter' in exercise && exercise.task !== 'fix';
    return (isWhole ? [solution, starter] : [solution]).map((files) => ({ id, kind, files }));
  });
}

/**
 * Lists the hints for a program before it runs, and for pages and sketches besides errors; none for CSS, which only a
 * browser knows.
 */
function hintsFor({ kind, files }: Found): unknown[] {
  if (kind === 'python') {
    const { failure, hints } = readPython(files['main.py'] ?? '');
    return failure ? [failure] : hints;
  }
  const hints: ConsoleEntry[] =
    kind === 'game' ? sketchHints(files['sketch.js'] ?? '') : (preparePage(files).hints ?? []);
  return hints.filter(isHint);
}

const EXERCISES = [
  ...shippedCourses().flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises)),
  ...loadChallenges().map(({ exercise }) => exercise as AuthoredExercise),
];
const PROGRAMS = EXERCISES.flatMap(programsOf);

describe.each(PROGRAM_KINDS)('of the kind %s', (kind) => {
  test('no solution and no start gets a hint', () => {
    const own = PROGRAMS.filter((program) => program.kind === kind);
    expect(own.length).toBeGreaterThan(60);
    const hinted = own.map((program) => ({ id: program.id, hints: hintsFor(program) }));
    expect(hinted.filter(({ hints }) => hints.length > 0)).toEqual([]);
  });
});

test.each(loadExamples())('the example $filename gets no hint', ({ page, style, script }) => {
  const { hints = [] } = preparePage({
    'index.html': page,
    'style.css': style,
    'script.js': script,
  });
  expect(hints).toEqual([]);
});
