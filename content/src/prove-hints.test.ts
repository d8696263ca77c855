import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { sketchHints } from '@codivia/runners/p5/sketch-hints';
import { type ConsoleEntry, isHint } from '@codivia/runners/preview/messages';
import { startReader } from '@codivia/runners/python/harness/node-python';
import { preparePage } from '@codivia/runners/web/prepare-page';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadChallenges } from './load-challenges.ts';
import { loadCourses } from './load-courses.ts';
import { loadExamples } from './load-examples.ts';

/** A page, sketch or program of an exercise, by its kind. */
interface Found {
  id: string;
  kind: string;
  html: string;
  css: string;
  js: string;
}

let readPython: Awaited<ReturnType<typeof startReader>>['read'];
beforeAll(async () => {
  readPython = (await startReader()).read;
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const inLanguage = (value: unknown, language: string): string =>
  typeof value === 'string' ? value : isRecord(value) ? String(value[language] ?? '') : '';

/**
 * Returns the solution of an exercise in both languages, and its initial code unless a mistake is to be found there.
 */
function programsOf(exercise: AuthoredExercise): Found[] {
  const { id, kind, solution, starter, task } = exercise as unknown as Record<string, unknown>;
  // The program around a query is not the learner's.
  if (task === 'sql') return [];
  const isFix = task === 'fix' || (isRecord(task) && task.type === 'fix');
  const codes = isFix ? [solution] : [solution, starter];
  return codes.flatMap((code) =>
    ['en', 'fr'].map((language): Found => {
      const part = (name: string) => inLanguage(isRecord(code) ? code[name] : '', language);
      const whole = inLanguage(code, language);
      const js = part('js') || whole;
      return { id: String(id), kind: String(kind), html: part('html'), css: part('css'), js };
    }),
  );
}

/**
 * Lists the hints for a program before it runs, and for pages and sketches besides errors; none for CSS, which only a
 * browser knows.
 */
function hintsFor({ kind, html, css, js }: Found): unknown[] {
  if (kind === 'python') {
    const { failure, hints } = readPython(js);
    return failure ? [failure] : hints;
  }
  const hints: ConsoleEntry[] =
    kind === 'p5' ? sketchHints(js) : (preparePage({ html, css, js }).hints ?? []);
  return hints.filter(isHint);
}

const EXERCISES = [
  ...loadCourses().flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises)),
  ...loadChallenges().map(({ exercise }) => exercise as AuthoredExercise),
];
const PROGRAMS = EXERCISES.flatMap(programsOf).filter(({ html, js }) => html || js);

describe.each(['python', 'web', 'p5'])('of the kind %s', (kind) => {
  test('no solution and no start gets a hint', () => {
    const own = PROGRAMS.filter((program) => program.kind === kind);
    expect(own.length).toBeGreaterThan(60);
    const hinted = own.map((program) => ({ id: program.id, hints: hintsFor(program) }));
    expect(hinted.filter(({ hints }) => hints.length > 0)).toEqual([]);
  });
});

test.each(loadExamples())('the example $filename gets no hint', ({ page, style, script }) => {
  const { hints = [] } = preparePage({ html: page, css: style, js: script });
  expect(hints).toEqual([]);
});
