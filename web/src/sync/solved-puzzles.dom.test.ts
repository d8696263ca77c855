import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { currentPerson } from '../lib/person.ts';
import { store } from '../lib/storage.ts';
import { mockApi, Refused } from '../test/api.ts';
import { signInAs } from '../test/factories.ts';
import { sendSolvedPuzzles, solvedPuzzles } from './solved-puzzles.ts';

const DAY = '2026-11-20';

beforeEach(() => localStorage.clear());

test('whatever is no day with a puzzle is not on the shelf', () => {
  const entry = { id: 'snail', answer: null, sent: true };
  const broken = { abc: entry, '9999-99-99': entry, '2026-11-01': null, '2026-11-02': 5 };
  store('solved_puzzles', JSON.stringify({ m1: { ...broken, [DAY]: entry }, m2: [entry] }));
  expect([solvedPuzzles.read('m1'), solvedPuzzles.read('m2')]).toEqual([{ [DAY]: entry }, {}]);
});

test('a puzzle that the account refuses stays on the shelf of this browser, and is sent once', async () => {
  signInAs();
  const id = currentPerson();
  let sent = 0;
  mockApi({
    [`PUT /solved-puzzles/${DAY}`]: () => {
      sent += 1;
      throw new Refused(422);
    },
  });
  solvedPuzzles.add(id, DAY, { id: 'snail', answer: { code: '1' }, sent: false });
  const context = new QueryClient();
  await sendSolvedPuzzles(context);
  await sendSolvedPuzzles(context);
  expect(sent).toBe(1);
  expect(Object.keys(solvedPuzzles.read(id))).toEqual([DAY]);
});
