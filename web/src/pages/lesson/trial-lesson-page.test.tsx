import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { deleteStored, readStored } from '../../lib/storage.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { badgeExercise, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { findEditor } from '../../test/render-python.tsx';
import { TrialLessonPage } from './trial-lesson-page.tsx';

const taken = () => ({
  ...lesson(),
  content:
    '<h2>Welcome</h2><p>Hello.</p><h2>Your turn</h2><code-exercise id="badge"></code-exercise>',
  content_fr: '',
  exercises: [badgeExercise],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});

let calls: ReturnType<typeof mockApi>;
beforeEach(() => {
  // A value that a full browser refused is held in memory until the page is left.
  deleteStored('trial_lesson', 'exercise_results', 'lesson_positions', 'redirectUrl');
  calls = mockApi({ 'GET /try/lesson': () => taken() });
});

function open() {
  const runner = new FakeRunner();
  const view = renderPage(
    <RunnerContext value={runner}>
      <TrialLessonPage />
    </RunnerContext>,
    { at: '/try', path: '/try', others: [{ path: '/lesson/:id', element: <p>The lesson</p> }] },
  );
  return { ...view, runner };
}

const button = (name: string) => screen.getByRole('button', { name });

async function solve({ user, runner }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: /Name badge/ });
  await user.type(await findEditor(/Name badge/), '#');
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await act(async () => runner.checks.at(-1)?.end({ passed: true, key: null, failure: null }));
  await waitFor(() => expect(button('Continue')).toHaveFocus());
  await user.click(button('Continue'));
  await screen.findByRole('region', { name: 'End of the trial lesson' });
}

test('what is solved is kept here alone, and its XP wait for an account', async () => {
  const view = open();
  await solve(view);
  expect(screen.getByText('3 XP are waiting for your account.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What you’ve done' })).toHaveTextContent('Name badge');
  expect(calls.map(({ path }) => path)).toEqual(['/try/lesson']);
  const kept = JSON.parse(readStored('exercise_results') ?? '{}');
  expect(kept.people.trial['discovery-hello/badge']).toMatchObject({
    passed: true,
    solved: { answer: { code: 'print("")#' } },
  });
  await view.user.click(screen.getByRole('link', { name: 'Create a free account' }));
  expect(view.router.state.location.pathname).toBe('/register');
  expect(readStored('redirectUrl')).toBe('/lesson/discovery-hello');
});

test('it opens again where it was left', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: /Name badge/ });
  first.unmount();
  open();
  expect(await screen.findByRole('region', { name: /^Step 2 of 2/ })).toBeVisible();
});

test('it works where nothing can be stored, and says so at the end', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await solve(open());
  expect(screen.getByText(/^This browser can’t store any more/)).toBeVisible();
  expect(screen.getByText(/can’t be moved to an account/)).toBeVisible();
  expect(screen.getByText(/3 XP are waiting/)).toBeVisible();
});

test('there is a way to the courses where there is no such lesson', async () => {
  mockApi({
    'GET /try/lesson': () => {
      throw new Refused(404, { fr: 'Rien', en: 'None' });
    },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There’s no lesson');
  expect(screen.getByRole('link', { name: 'Look at the courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

test('members are led to the lesson', async () => {
  signInAs();
  open();
  expect(await screen.findByText('The lesson')).toBeVisible();
  expect(readStored('trial_lesson')).toBeNull();
});
