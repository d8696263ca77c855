import type { ExerciseReport } from '@codivia/contract/exercise-results';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer, signInAs } from '../../test/factories.ts';
import { noteTry } from './exercise-results.api.ts';
import { pendingReports, solvedHere } from './known-results.ts';
import { reportResults } from './report-results.ts';

const queries = new QueryClient();
const tell = () => reportResults(queries);
const PLACE = 'PUT /exercise-results/loops/one';

/** The account as the server keeps it, and what reached it. */
function account(fail: () => void = () => {}) {
  const calls = mockApi({
    [PLACE]: ({ body }) => {
      fail();
      const { tries, solved } = body as ExerciseReport;
      const found = { lesson_id: 'loops', exercise_id: 'one', tries, passed: Boolean(solved) };
      const at = solved?.at ?? null;
      return { ...found, passed_at: at, answer: solved?.answer ?? null, answered_at: at };
    },
  });
  return () => calls.map(({ body }) => body as ExerciseReport);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('a member', () => {
  beforeEach(() => signInAs());

  test('has all tries told, and the right answer', async () => {
    const told = account();
    noteTry('loops', 'one', false, { code: 'wrong' });
    await tell();
    noteTry('loops', 'one', true, { code: 'print(1)' });
    await tell();
    await tell();
    const browser = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    const solved = { at: expect.any(String), answer: { code: 'print(1)' } };
    expect(told()).toEqual([
      { browser, tries: 1 },
      { browser, tries: 2, solved },
    ]);
    expect(solvedHere('m1', 'loops')).toEqual(['one']);
  });

  test('loses nothing without a network: it is told later, by itself', async () => {
    let down = true;
    const told = account(() => {
      if (down) throw new TypeError('no network');
    });
    noteTry('loops', 'one', true, { code: 'print(1)' });
    await tell();
    expect(pendingReports('m1')).toHaveLength(1);
    down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(pendingReports('m1')).toEqual([]);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toEqual(told()[0]);
  });

  test('who lost premium keeps here what cannot be told', async () => {
    const told = account(() => {
      throw new Refused(403);
    });
    noteTry('loops', 'one', true, { code: 'print(1)' });
    await tell();
    expect(told()).toHaveLength(1);
    expect(pendingReports('m1')).toHaveLength(1);
  });

  test('is not told for ever about an exercise that is gone', async () => {
    mockApi({});
    noteTry('loops', 'one', true, null);
    await tell();
    expect(pendingReports('m1')).toEqual([]);
  });

  test('keeps an answer that is too long out of the account, and has solved it', async () => {
    const told = account();
    noteTry('loops', 'one', true, { code: 'é'.repeat(15_000) });
    await tell();
    expect(told()[0]?.solved).toEqual({ at: expect.any(String), answer: null });
  });

  test('solves more while a report is under way: that is told too', async () => {
    const told = account(() => {
      if (told().length === 1) noteTry('loops', 'one', true, { code: 'meanwhile' });
    });
    noteTry('loops', 'one', false, { code: '' });
    await tell();
    expect(told().map(({ tries, solved }) => [tries, solved?.answer])).toEqual([
      [1, undefined],
      [2, { code: 'meanwhile' }],
    ]);
  });
});

test('what was solved without a session is carried into the account, once', async () => {
  const told = account();
  noteTry('loops', 'one', false, { code: 'a' });
  noteTry('loops', 'one', true, { code: 'b' });
  await tell();
  expect(told()).toEqual([]);
  expect(solvedHere('', 'loops')).toEqual(['one']);
  signInAs();
  noteTry('loops', 'one', false, { code: 'c' });
  await tell();
  expect(told()).toMatchObject([{ tries: 3, solved: { answer: { code: 'b' } } }]);
  expect(solvedHere('', 'loops')).toEqual([]);
});

test('results of one member never reach the account of another', async () => {
  const told = account(() => {
    throw new Refused(503);
  });
  signInAs();
  noteTry('loops', 'one', true, { code: 'mine' });
  await tell();
  signOut();
  signIn({ ...authAnswer({ id: 'm2' }), access_token: 'access-2' });
  await tell();
  expect(told()).toHaveLength(1);
  expect([pendingReports('m1').length, pendingReports('m2').length]).toEqual([1, 0]);
});
