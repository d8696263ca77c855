import type { StepNote } from '@codivia/contract/lessons/step-notes';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { signOut } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import {
  keepPending,
  markOf,
  type PendingStepNote,
  pendingStepNote,
  pendingStepNotes,
} from './pending-step-notes.ts';
import { sendStepNotes } from './send-step-notes.ts';

const STEP = { lesson_id: 'loops', step_id: 'badge' };
const PATH = 'PUT /step-notes/loops/badge';
const NAMED = { step_index: 2, step_title: 'Your turn' };
const NOTHING = { starred: false, note: '' };

type Body = Omit<PendingStepNote, 'base'>;

/**
 * An account like the server's: it accepts a note over the revision it began from, else it answers 409 with the present
 * note.
 */
function account(note = '', revision = 0) {
  const has = { ...STEP, ...NAMED, ...NOTHING, note, revision };
  const calls = mockApi({
    [PATH]: ({ body }) => {
      const given = body as Body;
      if (given.revision !== has.revision && given.note !== has.note) {
        const { answer } = new Refused(409);
        return Response.json({ ...(answer as object), current: has }, { status: 409 });
      }
      Object.assign(has, given, { revision: has.revision + 1 });
      return { ...has } satisfies StepNote;
    },
  });
  return { has, calls };
}
const down = () =>
  mockApi({
    [PATH]: () => {
      throw new TypeError('network down');
    },
  });

/** Writes a note here that began from nothing, or from the one that is here. */
function write(note: string, change: Partial<PendingStepNote> = {}): void {
  const before = pendingStepNote(STEP) ?? { ...NOTHING, ...NAMED, revision: 0, base: NOTHING };
  keepPending(STEP, { ...before, note, ...change });
}
const send = (onNews?: Parameters<typeof sendStepNotes>[1]) =>
  sendStepNotes(createQueryClient(), onNews);

test('what is marked and written is sent once, and what follows over the revision that came of it', async () => {
  signInAs();
  const { has, calls } = account();
  write('one', { starred: true });
  await send();
  await send();
  expect(calls.map(({ body }) => body)).toEqual([
    { ...NAMED, starred: true, note: 'one', revision: 0 },
  ]);
  expect(pendingStepNotes()).toEqual([]);
  write('two', { revision: 1, base: { starred: true, note: 'one' } });
  await send();
  expect(has).toMatchObject({ note: 'two', revision: 2 });
});

test('what is written while the answer is awaited is sent after it', async () => {
  signInAs();
  const { has, calls } = account();
  write('one');
  const sending = send();
  write('one, two');
  await sending;
  expect(has.note).toBe('one, two');
  expect(calls.map(({ body }) => (body as Body).revision)).toEqual([0, 1]);
});

test('without a network it waits here, under the member, also when somebody else signs in', async () => {
  vi.useFakeTimers();
  signInAs();
  down();
  write('mine');
  await send();
  expect(pendingStepNote(STEP)).toMatchObject({ note: 'mine', kept_back: 'later' });
  signOut();
  signInAs({ id: 'ben' });
  const { has, calls } = account();
  await send();
  expect([calls, pendingStepNote(STEP)]).toEqual([[], null]);
  signInAs();
  await send();
  expect(has.note).toBe('mine');
});

test('of a note that another device has changed meanwhile neither text is lost', async () => {
  signInAs();
  const { has } = account('theirs', 4);
  write('mine');
  const news = vi.fn();
  await send(news);
  expect(has.note).toBe('theirs\n\nmine');
  expect(news).toHaveBeenCalledExactlyOnceWith({ joined: true });
  expect(pendingStepNotes()).toEqual([]);
});

test('what the account has received although its answer was lost is not written twice', async () => {
  vi.useFakeTimers();
  signInAs();
  down();
  write('one');
  await send();
  const { has } = account('one', 1);
  write('two');
  await send();
  expect(has.note).toBe('two');
});

test('a note that is too long for two texts waits for its author to shorten it', async () => {
  signInAs();
  const { has, calls } = account('t'.repeat(1500), 4);
  write('m'.repeat(1500));
  await send();
  expect(calls).toHaveLength(1);
  expect(pendingStepNote(STEP)?.note).toBe(`${has.note}\n\n${'m'.repeat(1500)}`);
  write('short');
  await send();
  expect(has.note).toBe('short');
});

test('what the account refuses stays here, is said, and is sent again only once it has changed', async () => {
  signInAs();
  const calls = mockApi({
    [PATH]: () => {
      throw new Refused(422);
    },
  });
  write('mine');
  const news = vi.fn();
  await send(news);
  await send(news);
  expect(calls).toHaveLength(1);
  expect(news).toHaveBeenCalledOnce();
  expect(pendingStepNote(STEP)).toMatchObject({ note: 'mine', kept_back: 'refused' });
  const { kept_back: _, ...began } = pendingStepNote(STEP) as PendingStepNote;
  keepPending(STEP, { ...began, note: 'other' });
  const { has } = account();
  await send();
  expect(has.note).toBe('other');
});

test('a removal that meets a newer note of another device leaves that one', async () => {
  signInAs();
  const { has } = account('one, and more', 2);
  write('', { revision: 1, base: { starred: false, note: 'one' } });
  await send();
  expect(has).toMatchObject({ note: 'one, and more', revision: 2 });
  expect(pendingStepNotes()).toEqual([]);
  expect(markOf(has)).toEqual({ starred: false, note: 'one, and more' });
});
