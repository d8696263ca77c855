import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { PYTHON_EXERCISE } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { exerciseVersion } from '../exercise-results/exercise-results.service.ts';
import { wrong_answers } from '../exercise-results/wrong-answers.table.ts';
import { frequentAnswers } from './frequent-answers.ts';
import { eachPart } from './table-parts.queries.ts';

const LESSON = 'read-in-parts';
const EXERCISES = [PYTHON_EXERCISE, { ...PYTHON_EXERCISE, id: 'other-exercise' }];
const SINCE = new Date(0);

let server: TestApp;

/** Six members give the answers 0 to 19 to both exercises; the sixth leaves out every second one. */
beforeAll(async () => {
  server = await buildTestApp();
  const { db } = server.database;
  for (let member = 0; member < 6; member++) {
    const { user } = await createMember(server);
    const rows = EXERCISES.flatMap((exercise) =>
      Array.from({ length: 20 }, (_, number) => ({
        lesson_id: LESSON,
        exercise_id: exercise.id,
        answer_hash: `hash ${number}`,
        user_id: user.id,
        version: exerciseVersion(exercise),
        answer: `${number} ${'x'.repeat(500)}`,
        feedback: '',
        given_at: server.clock.now(),
      })).filter((_, number) => member < 5 || number % 2 === 0),
    );
    await db.insert(wrong_answers).values(rows);
  }
});
afterAll(() => server.close());

test('the parts of a table have each row once', async () => {
  const { db } = server.database;
  const found: string[] = [];
  let parts = 0;
  await eachPart(
    db,
    'wrong_answers',
    async (inPart) => {
      parts++;
      const rows = await rowsOf<{ key: string }>(
        db,
        sql`select concat(w.exercise_id, w.answer_hash, w.user_id) as key from wrong_answers w
          where ${inPart('w')} and w.lesson_id = ${LESSON}`,
      );
      found.push(...rows.map(({ key }) => key));
    },
    2,
  );
  expect(parts).toBeGreaterThan(3);
  expect(found).toHaveLength(220);
  expect(new Set(found).size).toBe(220);
});

test.each([1, 7, 1000])('frequent answers are the same, read %i rows at a time', async (rows) => {
  const asked = { lesson: LESSON, exercises: EXERCISES };
  const found = await frequentAnswers(server.database.db, asked, SINCE, rows);
  expect([...found.keys()].toSorted()).toEqual(EXERCISES.map(({ id }) => id).toSorted());
  for (const answers of found.values()) {
    expect(answers.map(({ members }) => members)).toEqual([
      ...Array(10).fill(6),
      ...Array(10).fill(5),
    ]);
    expect(new Set(answers.map(({ answer_hash }) => answer_hash)).size).toBe(20);
  }
});
