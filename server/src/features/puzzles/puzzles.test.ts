import { listPuzzles, loadPuzzle } from '@codivia/content/load-puzzles';
import { FIRST_PUZZLE_DAY, PUZZLE_DAYS_OPEN } from '@codivia/contract/puzzles/puzzles';
import { addDays } from '@codivia/contract/text/local-days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';

let server: TestApp;
let token: string;
let today: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  ({ token } = await createMember(server));
  today = server.clock.now().toISOString().slice(0, 10);
});
afterAll(() => server.close());

const read = (day: string, lang = 'en') => server.call('GET', `/puzzles/${day}?lang=${lang}`);
const shelf = async (as = token) =>
  (await server.call('GET', '/solved-puzzles', { token: as })).body;
const solve = (day: string, body: object, as = token) =>
  server.call('PUT', `/solved-puzzles/${day}`, { token: as, body });

/** A prediction of the stock with its right answer. */
function prediction(skip = 0) {
  const found = listPuzzles()
    .map((listed) => ({ id: listed.id, exercise: loadPuzzle(listed) }))
    .filter(({ exercise }) => exercise.kind === 'predict')[skip];
  if (found?.exercise.kind !== 'predict') throw new Error('the stock has no prediction');
  const { output } = found.exercise;
  const answer = { code: typeof output === 'string' ? output : output.en };
  return { id: found.id, answer };
}

describe('the puzzle of a day', () => {
  test('is the same for everybody, in their language, and another one the next day', async () => {
    const english = await read(today);
    const french = await read(today, 'fr');
    expect([english.status, french.status]).toEqual([200, 200]);
    expect(french.body).toMatchObject({ day: today, id: english.body.id });
    expect(french.body.exercise.title).not.toBe(english.body.exercise.title);
    expect((await read(addDays(today, -1))).body.id).not.toBe(english.body.id);
  });

  test('is open where its day has begun, and for a week', async () => {
    expect((await read(addDays(today, 1 - PUZZLE_DAYS_OPEN))).status).toBe(200);
    const statuses = await Promise.all(
      [-PUZZLE_DAYS_OPEN - 1, -400, 2, 400].map(async (days) => {
        const { status, body } = await read(addDays(today, days));
        return [status, body.code];
      }),
    );
    for (const one of statuses) expect(one).toEqual([404, 'puzzle_not_open']);
  });

  test.each(['tomorrow', '2026-02-30', '2026-13-01', '0'])('is refused for %s', async (day) => {
    expect((await read(day)).status).toBe(404);
  });
});

describe('the shelf', () => {
  test('gets a day once, whatever is sent again or from another device', async () => {
    const [first, second] = [prediction(0), prediction(1)];
    const kept = { day: today, id: first.id };
    expect((await solve(today, first)).body).toEqual(kept);
    for (const again of [first, second]) {
      expect((await solve(today, again)).body).toEqual(kept);
    }
    const earlier = addDays(today, -1);
    await solve(earlier, second);
    expect(await shelf()).toEqual([{ day: earlier, id: second.id }, kept]);
  });

  test('takes late reports of any day since the first, and none of a day to come', async () => {
    expect((await solve(FIRST_PUZZLE_DAY, prediction())).status).toBe(200);
    for (const day of [addDays(FIRST_PUZZLE_DAY, -1), addDays(today, 2)]) {
      const { status, body } = await solve(day, prediction());
      expect([status, body.code]).toEqual([404, 'puzzle_not_open']);
    }
  });

  test('takes right answers to puzzles that there are', async () => {
    const { id, answer } = prediction();
    const wrong = await solve(today, { id, answer: { code: 'something else' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'answer_not_right']);
    const unknown = await solve(today, { id: 'no-such-puzzle', answer });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'puzzle_not_found']);
    expect(unknown.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    for (const body of [{ id }, { answer }, { id: '../x', answer }, { id, answer: { code: 3 } }]) {
      expect((await solve(today, body)).status).toBe(400);
    }
    expect(await shelf()).toEqual([]);
  });

  test('is for members, each their own', async () => {
    const other = (await createMember(server)).token;
    await solve(today, prediction());
    expect(await shelf(other)).toEqual([]);
    expect((await server.call('GET', '/solved-puzzles')).status).toBe(401);
    const visitor = await server.call('PUT', `/solved-puzzles/${today}`, { body: prediction() });
    expect(visitor.status).toBe(401);
  });
});
