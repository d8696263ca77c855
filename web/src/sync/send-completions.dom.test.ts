import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockApi, Refused } from '../test/api.ts';
import { signInAs } from '../test/factories.ts';
import { knownCompletions } from './completions.ts';
import { sendCompletions } from './send-completions.ts';

const queries = new QueryClient();

/** The account; `fail` may refuse, or be a network that is down. */
function account(fail: (lesson: string) => void = () => {}) {
  const calls = mockApi({
    'POST /progress': ({ body }) => {
      const { lesson_id } = body as { lesson_id: string };
      fail(lesson_id);
      return { lesson_id, completed: true, xp_awarded: 10, courseCompleted: false };
    },
  });
  return () => calls.map(({ body }) => (body as { lesson_id: string }).lesson_id);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signInAs();
});

test('what was completed without a network is sent in order, each once', async () => {
  const sent = account();
  for (const lesson of ['one', 'two', 'one']) knownCompletions.add('m1', lesson);
  await Promise.all([sendCompletions(queries), sendCompletions(queries)]);
  await sendCompletions(queries);
  expect(sent()).toEqual(['one', 'two']);
  expect(knownCompletions.keys('m1')).toEqual([]);
});

test('without a network nothing is lost: it is sent later, by itself', async () => {
  let down = true;
  const sent = account(() => {
    if (down) throw new TypeError('no network');
  });
  knownCompletions.add('m1', 'one');
  knownCompletions.add('m1', 'two');
  await sendCompletions(queries);
  expect(knownCompletions.keys('m1')).toEqual(['one', 'two']);
  down = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent()).toEqual(['one', 'one', 'two']);
  expect(knownCompletions.keys('m1')).toEqual([]);
});

test('a lesson that is gone is given up; one that is locked waits', async () => {
  account((lesson) => {
    if (lesson === 'gone') throw new Refused(404);
    if (lesson === 'locked') throw new Refused(403);
  });
  for (const lesson of ['gone', 'locked', 'open']) knownCompletions.add('m1', lesson);
  await sendCompletions(queries);
  expect(knownCompletions.keys('m1')).toEqual(['locked']);
});

test('completions of one member never reach the account of another', async () => {
  const sent = account();
  knownCompletions.add('m2', 'one');
  await sendCompletions(queries);
  expect([sent(), knownCompletions.keys('m2')]).toEqual([[], ['one']]);
});
