import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode, withTexts } from '@codivia/contract/exercises/modules';
import { exerciseProblems } from '@codivia/contract/lessons/lesson-structure';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCourses } from './load-courses.ts';
import { listPuzzles, loadPuzzle } from './load-puzzles.ts';
import { proveExercise } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { typographyProblems } from './typography.ts';

const puzzles = listPuzzles().map((puzzle) => ({ ...puzzle, exercise: loadPuzzle(puzzle) }));

const kindOf = (exercise: AuthoredExercise) =>
  'task' in exercise && exercise.task ? exercise.task : exercise.kind;

describe('the stock', () => {
  test('has at least 120 puzzles, each of its own name', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('has its puzzles in folders of courses', () => {
    const courses = loadCourses().map(({ id }) => id);
    const foreign = puzzles.filter(({ topic }) => !courses.includes(topic));
    expect(foreign.map(({ file }) => file)).toEqual([]);
  });

  test.each(LANGUAGES)('has no title twice (%s)', (language) => {
    const titles = puzzles.map(({ exercise }) =>
      'title' in exercise ? exercise.title[language] : exercise.id,
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('has short kinds of exercises only', () => {
    const kinds = new Set(puzzles.map(({ exercise }) => kindOf(exercise)));
    expect([...kinds].filter((kind) => !['predict', 'arrange', 'explore'].includes(kind))).toEqual(
      [],
    );
  });
});

test.each(puzzles)('$id is well made, with French typography', ({ exercise }) => {
  expect(exerciseProblems(exercise)).toEqual([]);
  const texts = 'title' in exercise ? [exercise.title.fr] : [];
  const read = (text: Bilingual) => {
    texts.push(text.fr);
    return text;
  };
  withTexts(exercise, read, read);
  const withoutCode = texts.map((html) => html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '0'));
  expect(withoutCode.flatMap(typographyProblems)).toEqual([]);
});

/** A tenth of the puzzles is proven on each day, so that ten days prove all. */
describe('a tenth of the puzzles', () => {
  const runtimes = proofRuntimes();
  afterAll(() => runtimes.close());

  const today = Math.floor(Date.now() / 86_400_000) % 10;
  const chosen = puzzles.filter((_, at) => at % 10 === today);

  test.each(chosen)('$id is proven', async ({ exercise }) => {
    const proofs = LANGUAGES.map((language) =>
      hasCode(exercise) ? proveExercise(exercise, language, runtimes.check) : null,
    );
    const problems = (await Promise.all(proofs)).flatMap((proof) => proof?.problems ?? []);
    expect(problems).toEqual([]);
  });
});
