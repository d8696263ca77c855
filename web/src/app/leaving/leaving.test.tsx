import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepPending, pendingStepNotes } from '../../features/step-notes/pending-step-notes.ts';
import { readDraft, storeDraft } from '../../lib/drafts.ts';
import { readSession } from '../../lib/session.ts';
import { markSharedComputer } from '../../lib/shared-computer.ts';
import { store } from '../../lib/storage.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { Leaving } from './leaving.tsx';

const PATH = 'PUT /exercise-drafts/loops/badge/en';
const kept = { exercise_id: 'badge', language: 'en', revision: 1, parts: { code: 'mine' } };
const ACCOUNT = {
  'POST /auth/logout': () => ({ message: { fr: '', en: '' } }),
  [PATH]: () => ({ ...kept, written_at: '2026-11-01T10:00:00.000Z' }),
};
const DOWN = {
  ...ACCOUNT,
  [PATH]: () => {
    throw new TypeError('network down');
  },
};

const leave = (how: 'out' | 'cleared') =>
  renderPage(<Leaving />, { at: { pathname: '/', state: { leaving: how } } });
const isOut = () => waitFor(() => expect(readSession().signedIn).toBe(false));
const ofAda = () => Object.keys(localStorage).filter((name) => name.startsWith('of:ada:'));

beforeEach(() => {
  signInAs({ id: 'ada' });
  storeDraft('loops/badge/en', 'mine');
});

it('keeps what is the member’s for when they return', async () => {
  mockApi(ACCOUNT);
  leave('out');
  await isOut();
  expect(readDraft('loops/badge/en')).toBeNull();
  signInAs({ id: 'ada' });
  expect(readDraft('loops/badge/en')).toBe('mine');
});

it.each(['signing in', 'signing out'])(
  'on a computer that was called shared when %s, sends all of it and deletes it here',
  async (when) => {
    const calls = mockApi(ACCOUNT);
    if (when === 'signing in') markSharedComputer(true);
    leave(when === 'signing in' ? 'out' : 'cleared');
    await isOut();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/exercise-drafts/loops/badge/en', token: 'access-1' }),
    );
    expect(ofAda()).toEqual([]);
  },
);

it('sends bookmarks and notes too, and tells of those that cannot be sent', async () => {
  const place = { lesson_id: 'loops', step_id: 'badge' };
  const mark = { starred: true, note: 'mine', step_index: 1, step_title: 'Badge' };
  const note = { ...mark, revision: 0, base: { starred: false, note: '' } };
  keepPending(place, note);
  const path = 'PUT /step-notes/loops/badge';
  mockApi({ ...ACCOUNT, [path]: DOWN[PATH] });
  const { user } = leave('cleared');
  expect(await screen.findByText('The bookmark or note on 1 step')).toBeVisible();
  const calls = mockApi({
    ...ACCOUNT,
    [path]: () => ({ ...place, ...mark, revision: 1 }),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await isOut();
  expect(calls).toContainEqual(expect.objectContaining({ path: '/step-notes/loops/badge' }));
  expect([pendingStepNotes(), ofAda()]).toEqual([[], []]);
});

it('tells what cannot be sent, and lets the member keep it or delete it', async () => {
  mockApi(DOWN);
  store('room:web:draft', '{"index.html":""}');
  const { user } = leave('cleared');
  expect(await screen.findByText('Code in 1 exercise')).toBeVisible();
  expect(screen.getByText('Your work in the web room, not saved as a project')).toBeVisible();
  expect(readSession().signedIn).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep it here and log out' }));
  await isOut();
  expect(ofAda()).not.toEqual([]);
});

it('tells of code that no account keeps: of free editors, of challenges, and what was refused', async () => {
  mockApi({
    ...ACCOUNT,
    [PATH]: () => {
      throw new Refused(413);
    },
  });
  storeDraft('loops/editor-1/en', 'free');
  storeDraft('loops/web-editor-2/en/html', '<p>');
  storeDraft('loops/web-editor-2/en/css', 'p {}');
  storeDraft('challenge/doors', 'open()');
  leave('cleared');
  expect(await screen.findByText('Code in 4 other editors of lessons or challenges')).toBeVisible();
  expect(readSession().signedIn).toBe(true);
});

it('deletes what could not be sent when the member says so', async () => {
  mockApi(DOWN);
  const { user } = leave('cleared');
  await user.click(await screen.findByRole('button', { name: 'Delete it and log out' }));
  await isOut();
  expect(ofAda()).toEqual([]);
});
