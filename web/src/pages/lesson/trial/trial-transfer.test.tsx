import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { noteRegistration, noteTrial, TRIAL } from '../../../features/trial-lesson/trial-record.ts';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { restoreStashed } from '../../../lib/exercise-results/answer-drafts.ts';
import { deleteStored, readStored } from '../../../lib/storage.ts';
import { keepPosition, knownPosition } from '../../../sync/positions.ts';
import { countTry, knownResults } from '../../../sync/results.ts';
import { mockApi, Refused } from '../../../test/api.ts';
import { signInAs } from '../../../test/factories.ts';
import { renderPage } from '../../../test/render.tsx';
import { TrialTransfer } from './trial-transfer.tsx';

const LESSON = 'discovery-hello';
const DRAFT = `${LESSON}/badge/en`;
const answered = { at: '2026-01-02T00:00:00.000Z', answer: { code: 'print(1)' } };
const result = { lesson_id: LESSON, exercise_id: 'badge', passed: true, tries: 1, xp_awarded: 3 };

let calls: ReturnType<typeof mockApi>;
let answer: () => unknown;
const reports = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);

beforeEach(() => {
  deleteStored('trial_lesson', 'exercise_results', 'lesson_positions');
  answer = () => ({ ...result, passed_at: null, answer: null, answered_at: null });
  calls = mockApi({
    [`PUT /exercise-results/${LESSON}/badge`]: () => answer(),
    [`PUT /lesson-positions/${LESSON}`]: ({ body }: { body: unknown }) => body,
  });
  noteTrial(LESSON);
  countTry(TRIAL, { lesson: LESSON, exercise: 'badge' }, answered);
  const moved_at = new Date().toISOString();
  keepPosition(TRIAL, LESSON, { step_id: 'badge', step_index: 1, done: ['intro'], moved_at });
  storeDraft(`trial/${DRAFT}`, 'print(1)');
});

function nothingIsLeft(): void {
  expect(readStored('trial_lesson')).toBeNull();
  expect(readDraft(`trial/${DRAFT}`)).toBeNull();
  expect(JSON.parse(readStored('exercise_results') ?? '{}').people ?? {}).not.toHaveProperty(
    'trial',
  );
  expect(knownPosition(TRIAL, LESSON)).toBeNull();
}

test('an account that was created here for it takes the trial over, once', async () => {
  noteRegistration();
  signInAs({ created_at: new Date().toISOString() });
  const first = renderPage(<TrialTransfer />);
  expect(await screen.findByText(/is in your account, with 1 solved exercise/)).toBeInTheDocument();
  await waitFor(() => expect(reports()).toHaveLength(2));
  expect(calls.find(({ path }) => path.startsWith('/exercise-results'))?.body).toMatchObject({
    tries: 1,
    solved: answered,
  });
  nothingIsLeft();
  expect(readDraft(DRAFT)).toBe('print(1)');
  expect(knownPosition('m1', LESSON)?.done).toEqual(['intro']);
  first.unmount();
  renderPage(<TrialTransfer />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports()).toHaveLength(2);
});

test('an answer that was lost is sent again, and nothing is forgotten', async () => {
  answer = () => {
    throw new Refused(503, { fr: 'Plus tard', en: 'Later' });
  };
  noteRegistration();
  signInAs({ created_at: new Date().toISOString() });
  renderPage(<TrialTransfer />);
  await waitFor(() => expect(reports().length).toBeGreaterThan(0));
  const kept = JSON.parse(readStored('exercise_results') ?? '{}').people.m1[`${LESSON}/badge`];
  expect(kept).toMatchObject({ sent: false, passed: true, solved: answered });
});

test('somebody else is asked, and can delete it', async () => {
  signInAs({ created_at: '2025-01-01T00:00:00.000Z' });
  const { user } = renderPage(<TrialTransfer />);
  expect(await screen.findByRole('dialog', { name: 'Was this trial lesson yours?' })).toBeVisible();
  expect(screen.getByText('Solved: 1 exercise')).toBeVisible();
  expect(reports()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'No, delete it' }));
  nothingIsLeft();
  expect(readDraft(DRAFT)).toBeNull();
  expect(reports()).toEqual([]);
});

test('a trial without a solved exercise is not counted', async () => {
  knownResults.forget(TRIAL);
  signInAs({ created_at: '2025-01-01T00:00:00.000Z' });
  const other = renderPage(<TrialTransfer />);
  expect(await screen.findByText('Started, no exercise solved yet')).toBeVisible();
  other.unmount();
  noteRegistration();
  signInAs({ created_at: new Date().toISOString() });
  renderPage(<TrialTransfer />);
  expect(await screen.findByText(/is in your account: you can go on with it/)).toBeInTheDocument();
  nothingIsLeft();
});

test('an older draft of the member in another file is put aside, where it is found', async () => {
  storeDraft(`trial/${DRAFT}/shapes.py`, 'new');
  noteRegistration();
  signInAs({ created_at: new Date().toISOString() });
  storeDraft(`${DRAFT}/shapes.py`, 'old', 1);
  renderPage(<TrialTransfer />);
  await waitFor(() => expect(readDraft(`${DRAFT}/shapes.py`)).toBe('new'));
  restoreStashed(DRAFT, null);
  expect(readDraft(`${DRAFT}/shapes.py`)).toBe('old');
});
