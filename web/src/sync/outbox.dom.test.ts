import { beforeEach, expect, test, vi } from 'vitest';
import { apiErrorOf, unreachable } from '../lib/api-error.ts';
import { signIn, signOut } from '../lib/session.ts';
import { authAnswer, signInAs } from '../test/factories.ts';
import { deliveryOutcome, type Failure } from './delivery-outcome.ts';
import { createOutbox } from './outbox.ts';
import { createEntries } from './stored-entries.ts';

interface Count {
  count: number;
  sent: boolean;
}

/**
 * Opens a tab that keeps and sends things. `account` receives what is sent; an error that it throws is the failure of
 * sending.
 */
function openTab(account: (sent: string) => unknown) {
  const entries = createEntries<Count>({
    storageKey: 'challenge_tries',
    merge: (before, more) => ({ count: (before?.count ?? 0) + more.count, sent: false }),
    settled: (entry, refusal) => (refusal ? null : { ...entry, sent: true }),
  });
  const failures: Failure['kind'][] = [];
  const deliver = createOutbox({
    from: entries,
    send: async ({ key, entry }) => account(`${key}:${entry.count}`),
    onFailed: (_, { kind }) => void failures.push(kind),
  });
  const add = (key: string, person = 'm1') => entries.add(person, key, { count: 1, sent: false });
  const waiting = (person = 'm1') => entries.pending(person).map(({ key }) => key);
  return { deliver, add, waiting, failures };
}

/** An account that takes everything, unless `fail` throws. */
function account(fail: (sent: string) => void = () => {}) {
  const received: string[] = [];
  const take = (sent: string) => {
    fail(sent);
    received.push(sent);
  };
  return { received, take };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signInAs();
});

test('what was done is sent in order, each once; what was done again last', async () => {
  const { received, take } = account();
  const tab = openTab(take);
  for (const key of ['a', 'b', 'c', 'a']) tab.add(key);
  await Promise.all([tab.deliver(), tab.deliver()]);
  await tab.deliver();
  expect(received).toEqual(['b:1', 'c:1', 'a:2']);
});

test('a page that is closed between sending and the answer sends it again at the next visit', async () => {
  const closed = openTab(() => new Promise(() => {}));
  closed.add('a');
  void closed.deliver();
  const { received, take } = account();
  const next = openTab(take);
  await next.deliver();
  expect([received, next.waiting()]).toEqual([['a:1'], []]);
});

test('two tabs lose nothing of each other, and what one has sent the other does not send', async () => {
  const { received, take } = account();
  const [one, other] = [openTab(take), openTab(take)];
  one.add('a');
  other.add('a');
  other.add('b');
  await one.deliver();
  await other.deliver();
  expect(received).toEqual(['a:2', 'b:1']);
});

test('what another tab does while the answer is awaited is sent after it', async () => {
  const other = openTab(() => {});
  const { received, take } = account((sent) => {
    if (sent === 'a:1') other.add('a');
  });
  const tab = openTab(take);
  tab.add('a');
  await tab.deliver();
  expect(received).toEqual(['a:1', 'a:2']);
});

test('without a network the first one waits, and the others behind it, until it is back', async () => {
  let calls = 0;
  const { received, take } = account(() => {
    if (++calls === 1) throw unreachable(null);
  });
  const tab = openTab(take);
  tab.add('a');
  tab.add('b');
  await tab.deliver();
  expect([calls, tab.waiting()]).toEqual([1, ['a', 'b']]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(received).toEqual(['a:1', 'b:1']);
});

test('nothing is sent in the pause for which the account asks', async () => {
  let calls = 0;
  const { received, take } = account(() => {
    const headers = new Headers({ 'retry-after': '50' });
    if (++calls === 1) throw apiErrorOf(429, {}, headers);
  });
  const tab = openTab(take);
  tab.add('a');
  await tab.deliver();
  tab.add('b');
  await tab.deliver();
  await vi.advanceTimersByTimeAsync(49_000);
  expect([calls, tab.failures]).toEqual([1, ['retry', 'retry']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(received).toEqual(['a:1', 'b:1']);
});

test('a pause is that of one account', async () => {
  let calls = 0;
  const { received, take } = account(() => {
    if (++calls === 1) throw apiErrorOf(429, {});
  });
  const tab = openTab(take);
  tab.add('mine');
  await tab.deliver();
  tab.add('other', 'm2');
  signInAs({ id: 'm2' });
  await tab.deliver();
  expect(received).toEqual(['other:1']);
});

test('a refusal is not repeated and holds nothing up; what is not allowed waits for the next visit', async () => {
  const attempts: string[] = [];
  const { received, take } = account((sent) => {
    attempts.push(sent);
    if (sent.startsWith('gone')) throw apiErrorOf(404, {});
    if (sent.startsWith('locked')) throw apiErrorOf(403, {});
  });
  const tab = openTab(take);
  for (const key of ['gone', 'locked', 'open']) tab.add(key);
  await tab.deliver();
  expect([received, tab.waiting()]).toEqual([['open:1'], ['locked']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(3);
  await tab.deliver();
  expect(attempts.slice(3)).toEqual(['locked:1']);
});

test('whoever signs in meanwhile is sent nothing of another member, and does not wait long', async () => {
  let answer = () => {};
  const { received, take } = account();
  const tab = openTab(async (sent) => {
    if (sent === 'a:1') await new Promise<void>((resolve) => (answer = resolve));
    take(sent);
  });
  for (const key of ['a', 'b']) tab.add(key);
  tab.add('theirs', 'm2');
  const delivered = tab.deliver();
  signOut();
  signIn({ ...authAnswer({ id: 'm2' }), access_token: 'access-2' });
  answer();
  await delivered;
  await vi.waitFor(() => expect(received).toEqual(['a:1', 'theirs:1']));
  expect(tab.waiting()).toEqual(['b']);
});

test.each([
  ['no answer', unreachable(null), { kind: 'retry', after: 30_000 }],
  ['a fault of this page', new TypeError('fault'), { kind: 'retry', after: 30_000 }],
  ['a fault of the server', 503, { kind: 'retry', after: 30_000, isPaced: false }],
  ['an answer that took too long', 408, { kind: 'retry', after: 30_000 }],
  ['too much at once', 429, { kind: 'retry', after: 30_000, isPaced: true }],
  ['a session that has ended', 401, { kind: 'retry', after: null }],
  ['a plan that has ended', 403, { kind: 'retry', after: null }],
  ['an answer that is too large', 413, { kind: 'refused', isContent: true }],
  ['an answer that is not accepted', 422, { kind: 'refused', isContent: true }],
  ['a lesson that is gone', 404, { kind: 'refused', isContent: false }],
  ['a newer version', 409, { kind: 'refused', isContent: false }],
])('%s has one outcome for everything that is sent', (_what, error, outcome) => {
  const failed = typeof error === 'number' ? apiErrorOf(error, {}) : error;
  expect(deliveryOutcome(failed)).toMatchObject({ ...outcome, error: failed });
});
