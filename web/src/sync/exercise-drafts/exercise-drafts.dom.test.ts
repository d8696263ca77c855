import type { ExerciseDraft } from '@codivia/contract/exercises/drafts';
import { expect, test, vi } from 'vitest';
import { deleteDraft, readDraft, storeDraft } from '../../lib/drafts.ts';
import { countStashed, restoreStashed } from '../../lib/exercise-results/answer-drafts.ts';
import { signOut } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { bringDraft, unsentDrafts } from './known-drafts.ts';
import { sendDrafts } from './send-drafts.ts';

const PLACE = 'loops/badge/en';
const PATH = 'PUT /exercise-drafts/loops/badge/en';
const AT = Date.parse('2026-11-01T10:00:00Z');
const account = (code: string, revision: number, at = AT): ExerciseDraft => ({
  exercise_id: 'badge',
  language: 'en',
  revision,
  parts: { code },
  written_at: new Date(at).toISOString(),
});

test('what is written is sent once, over the revision it began from, and what is given up too', async () => {
  signInAs();
  let revision = 0;
  const calls = mockApi({ [PATH]: () => account('', ++revision) });
  storeDraft(PLACE, 'one', AT);
  storeDraft('loops/editor-1/en', 'a free editor');
  storeDraft('challenge/x', 'a challenge');
  storeDraft('trial/loops/badge/en', 'a trial');
  await sendDrafts();
  await sendDrafts();
  const written_at = new Date(AT).toISOString();
  expect(calls.map(({ body }) => body)).toEqual([
    { revision: 0, parts: { code: 'one' }, written_at },
  ]);
  deleteDraft(PLACE);
  await sendDrafts();
  expect(calls[1]?.body).toMatchObject({ revision: 1, parts: {} });
});

test('without a network it waits here, under the member, also when somebody else signs in', async () => {
  vi.useFakeTimers();
  signInAs();
  storeDraft(PLACE, 'one', AT);
  mockApi({
    [PATH]: () => {
      throw new TypeError('network down');
    },
  });
  await sendDrafts();
  expect(unsentDrafts()).toHaveLength(1);
  signOut();
  signInAs({ id: 'ben' });
  const calls = mockApi({ [PATH]: () => account('one', 1) });
  await sendDrafts();
  expect(calls).toEqual([]);
  signInAs();
  await sendDrafts();
  expect(calls).toHaveLength(1);
});

test('another device continues what was sent', () => {
  signInAs();
  bringDraft('loops', account('one', 1));
  expect(readDraft(PLACE)).toBe('one');
  bringDraft('loops', account('two', 2, AT + 1));
  expect(readDraft(PLACE)).toBe('two');
  expect(countStashed(PLACE)).toBe(0);
  expect(unsentDrafts()).toEqual([]);
});

test.each([
  ['newer', AT + 1, 'here', 'elsewhere'],
  ['older', AT - 1, 'elsewhere', 'here'],
])(
  'of two that were written apart the newest counts, and nothing is lost: %s here',
  (_, at, counts, aside) => {
    signInAs();
    storeDraft(PLACE, 'here', at);
    bringDraft('loops', account('elsewhere', 4));
    expect(readDraft(PLACE)).toBe(counts);
    expect(unsentDrafts().map(({ body }) => body.revision)).toEqual(counts === 'here' ? [4] : []);
    restoreStashed(PLACE, { code: counts });
    expect(readDraft(PLACE)).toBe(aside);
  },
);

test('a draft that meets a newer one of the account is brought together with it and sent over it', async () => {
  signInAs();
  storeDraft(PLACE, 'here', AT + 1);
  let theirs = 4;
  const calls = mockApi({
    [PATH]: ({ body }) => {
      const { revision } = body as { revision: number };
      if (revision !== theirs) {
        const { answer } = new Refused(409);
        const current = account('there', 4);
        return Response.json({ ...(answer as object), current }, { status: 409 });
      }
      theirs += 1;
      return account('here', theirs);
    },
  });
  await sendDrafts();
  expect(calls.map(({ body }) => (body as { revision: number }).revision)).toEqual([0, 4]);
  expect(unsentDrafts()).toEqual([]);
  expect(countStashed(PLACE)).toBe(1);
});

test.each([413, 422])(
  'what the account refuses with %i is said, and not sent for ever',
  async (status) => {
    signInAs();
    storeDraft(PLACE, 'long', AT);
    const calls = mockApi({
      [PATH]: () => {
        throw new Refused(status);
      },
    });
    const refused = vi.fn();
    await sendDrafts(refused);
    await sendDrafts(refused);
    expect(calls).toHaveLength(1);
    expect(refused).toHaveBeenCalledOnce();
    expect(readDraft(PLACE)).toBe('long');
  },
);
