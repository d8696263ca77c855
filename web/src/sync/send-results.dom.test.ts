import type { ExerciseReport } from '@codivia/contract/exercises/results';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Grant, gainOf, watchGrants } from '../lib/exercise-results/xp-gains.ts';
import { signIn, signOut } from '../lib/session.ts';
import { mockApi, Refused } from '../test/api.ts';
import { authAnswer, signInAs } from '../test/factories.ts';
import { noteSeen, noteTry } from './exercise-results.api.ts';
import { knownResults, solvedHere } from './results.ts';
import { type ReportNews, sendResults } from './send-results.ts';

const queries = new QueryClient();
const send = () => sendResults(queries);
const PLACE = 'PUT /exercise-results/loops/one';

/** The account as the server keeps it, and the requests that reached it. */
function account(fail: () => void = () => {}) {
  const calls = mockApi({
    [PLACE]: ({ body }) => {
      fail();
      const { tries, solved } = body as ExerciseReport;
      const found = { lesson_id: 'loops', exercise_id: 'one', tries, passed: Boolean(solved) };
      const xp = solved ? 3 : 0;
      const earned = { xp_awarded: xp, xp_gained: xp, full_certificate: false };
      const at = solved?.at ?? null;
      return {
        ...found,
        ...earned,
        passed_at: at,
        answer: solved?.answer ?? null,
        answered_at: at,
      };
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
    const received = account();
    noteTry('loops', 'one', null);
    await send();
    noteTry('loops', 'one', { answer: { code: 'print(1)' } });
    await send();
    await send();
    const browser = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    const solved = { at: expect.any(String), answer: { code: 'print(1)' } };
    expect(received()).toEqual([
      { browser, tries: 1 },
      { browser, tries: 2, solved },
    ]);
    expect(solvedHere('m1', 'loops')).toEqual(['one']);
  });

  test('has wrong answers told, the latest five of those that are not too long, once', async () => {
    const received = account();
    const wrong = (code: string) =>
      noteTry('loops', 'one', null, 'm1', 'No.', { answer: { code } });
    for (let i = 0; i < 7; i++) wrong(`print(${i})`);
    wrong('x'.repeat(4000));
    noteTry('loops', 'one', { answer: { code: 'right' } }, 'm1', '', { answer: { code: 'right' } });
    await send();
    noteTry('loops', 'one', null, 'm1', '', { answer: null, chosen: [1] });
    await send();
    const told = received().map(({ tries, wrong: answers }) => [tries, answers]);
    const one = (code: string) => ({ at: expect.any(String), message: 'No.', answer: { code } });
    expect(told).toEqual([
      [9, [2, 3, 4, 5, 6].map((i) => one(`print(${i})`))],
      [10, [{ at: expect.any(String), message: '', answer: null, chosen: [1] }]],
    ]);
  });

  test('has told what was seen before it was solved, and solves it no more', async () => {
    const received = account();
    noteTry('loops', 'one', null);
    noteSeen('loops', 'one');
    noteTry('loops', 'one', { answer: { code: '34' } });
    await send();
    expect(received()).toEqual([{ browser: expect.any(String), tries: 2, seen: true }]);
    expect(solvedHere('m1', 'loops')).toEqual([]);
    // An exercise that was solved before its output was shown stays solved.
    noteTry('loops', 'two', { answer: { code: '34' } });
    noteSeen('loops', 'two');
    expect(solvedHere('m1', 'loops')).toEqual(['two']);
  });

  test('loses nothing without a network: it is told later, by itself', async () => {
    let down = true;
    const received = account(() => {
      if (down) throw new TypeError('no network');
    });
    noteTry('loops', 'one', { answer: { code: 'print(1)' } });
    await send();
    expect(knownResults.pending('m1')).toHaveLength(1);
    down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(knownResults.pending('m1')).toEqual([]);
    expect(received()).toHaveLength(2);
    expect(received()[1]).toEqual(received()[0]);
  });

  test('who lost premium keeps here what cannot be told', async () => {
    const received = account(() => {
      throw new Refused(403);
    });
    noteTry('loops', 'one', { answer: { code: 'print(1)' } });
    await send();
    expect(received()).toHaveLength(1);
    expect(knownResults.pending('m1')).toHaveLength(1);
  });

  test('is not told for ever about an exercise that is gone', async () => {
    mockApi({});
    noteTry('loops', 'one', { answer: null, chosen: [0] });
    await send();
    expect(knownResults.pending('m1')).toEqual([]);
  });

  test('learns that an answer is not accepted: here it is not solved either', async () => {
    const received = account(() => {
      if (received().at(-1)?.solved) throw new Refused(413);
    });
    noteTry('loops', 'one', { answer: { code: 'é'.repeat(15_000) } });
    const news: ReportNews[] = [];
    await sendResults(queries, (one) => news.push(one));
    expect(news).toEqual([{ refused: expect.objectContaining({ status: 413 }) }]);
    expect(received().map(({ tries, solved }) => [tries, Boolean(solved)])).toEqual([
      [1, true],
      [1, false],
    ]);
    expect([solvedHere('m1', 'loops'), knownResults.pending('m1')]).toEqual([[], []]);
  });

  test('is told of the XP of a pass once the account has granted it, and not before', async () => {
    let down = true;
    account(() => {
      if (down) throw new TypeError('no network');
    });
    const grants: Grant[] = [];
    const end = watchGrants((grant) => grants.push(grant));
    const gain = () => gainOf({ person: 'm1', lesson: 'loops', exercise: 'one' });
    noteTry('loops', 'one', { answer: { code: 'print(1)' } });
    await send();
    expect([gain(), grants]).toEqual([{ state: 'unreachable' }, []]);
    down = false;
    await send();
    end();
    expect(gain()).toEqual({ state: 'granted', xp: 3 });
    expect(grants).toEqual([{ person: 'm1', xp: 3, prompt: true }]);
    noteTry('loops', 'one', { answer: { code: 'print(2)' } });
    expect(gain()).toBeNull();
  });

  test('has what was solved offline told at the pace of the account, in order, once', async () => {
    const names = Array.from({ length: 22 }, (_, i) => `e-${i}`);
    let left = 20;
    const accepted: string[] = [];
    mockApi(
      Object.fromEntries(
        names.map((name) => [
          `PUT /exercise-results/loops/${name}`,
          () => {
            if (left-- <= 0) throw new Refused(429);
            accepted.push(name);
            const found = { lesson_id: 'loops', exercise_id: name, tries: 1, passed: true };
            const none = { passed_at: null, answer: null, answered_at: null };
            return { ...found, ...none, xp_awarded: 3, xp_gained: 3, full_certificate: false };
          },
        ]),
      ),
    );
    noteTry('loops', 'e-1', null);
    for (const name of names) noteTry('loops', name, { answer: { code: 'print(1)' } });
    await send();
    expect(accepted).toHaveLength(20);
    left = 20;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(accepted).toEqual(names);
    expect(knownResults.pending('m1')).toEqual([]);
  });

  test('solves more while a report is under way: that is told too', async () => {
    const received = account(() => {
      if (received().length === 1) noteTry('loops', 'one', { answer: { code: 'meanwhile' } });
    });
    noteTry('loops', 'one', null);
    await send();
    expect(received().map(({ tries, solved }) => [tries, solved?.answer])).toEqual([
      [1, undefined],
      [2, { code: 'meanwhile' }],
    ]);
  });
});

test('what was solved without a session reaches an account only when its member takes it along, once', async () => {
  const received = account();
  noteTry('loops', 'one', null);
  noteTry('loops', 'one', { answer: { code: 'b' } });
  await send();
  expect(received()).toEqual([]);
  expect(solvedHere('', 'loops')).toEqual(['one']);
  signInAs();
  noteTry('loops', 'one', null);
  await send();
  expect(received()).toMatchObject([{ tries: 1 }]);
  knownResults.move('', 'm1');
  await send();
  expect(received().slice(1)).toMatchObject([{ tries: 3, solved: { answer: { code: 'b' } } }]);
  expect(solvedHere('', 'loops')).toEqual([]);
});

test('results of one member never reach the account of another', async () => {
  const received = account(() => {
    throw new Refused(503);
  });
  signInAs();
  noteTry('loops', 'one', { answer: { code: 'mine' } });
  await send();
  signOut();
  signIn({ ...authAnswer({ id: 'm2' }), access_token: 'access-2' });
  await send();
  expect(received()).toHaveLength(1);
  expect([knownResults.pending('m1').length, knownResults.pending('m2').length]).toEqual([1, 0]);
});
