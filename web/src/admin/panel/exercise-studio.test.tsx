import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { EXERCISE_TEMPLATES } from '@codivia/contract/lessons/templates/exercise-templates';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { adminCourse } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { rememberWrongAnswer, studioAddress } from '../kit/studio-address.ts';
import { adminLesson, codeExercise, lessonSummary } from '../lessons/factories.ts';
import { JudgingRunner } from '../lessons/studio/judging-runner.ts';
import { AdminPage } from './admin-page.tsx';

const GREETING = codeExercise();
const LESSON = adminLesson({ exercises: [GREETING] });

function open(
  at: string,
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  const calls = mockApi({
    'GET /admin/courses': () => [adminCourse()],
    'GET /admin/lessons': () => [lessonSummary()],
    'GET /admin/lessons/loops-first': () => LESSON,
    'PUT /admin/lessons/loops-first': () => LESSON,
    ...replies,
  });
  const page = (
    <RunnerContext value={new JudgingRunner()}>
      <AdminPage />
    </RunnerContext>
  );
  return { calls, ...renderPage(page, { at, language }) };
}

const LESSON_AT = '/admin?section=lessons&lesson=loops-first';
const sent = (calls: ReturnType<typeof mockApi>) =>
  calls.find(({ method }) => method === 'PUT')?.body as { exercises: AuthoredExercise[] };
const idField = () => screen.findByRole('textbox', { name: 'Identifier' });
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  signInAs({ role: 'admin' });
  // jsdom measures no text; editors ask for it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

test('an exercise opens on a page of its own; what is written there belongs to the lesson, and "back" returns to its row', async () => {
  const { user, calls, router } = open(LESSON_AT);
  await user.click(await screen.findByRole('button', { name: 'Open in the studio: Greeting' }));
  expect(router.state.location.search).toContain('exercise=greeting');
  for (const name of [
    'What shall they discover?',
    'Start and solution',
    'Wrong answers with feedback',
    'Try as a learner',
  ]) {
    expect(await heading(name)).toBeVisible();
  }
  expect(screen.queryByRole('list', { name: 'Lessons' })).not.toBeInTheDocument();
  const id = await idField();
  await user.clear(id);
  await user.type(id, 'hello');
  expect(router.state.location.search).toContain('exercise=hello');
  expect(id).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to the lesson' }));
  const row = await screen.findByRole('button', { name: 'Open in the studio: Greeting' });
  expect(row).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls).exercises.map((one) => one.id)).toEqual(['hello']));
});

test('"back" also works from an exercise whose name in the address no exercise can have', async () => {
  const { user } = open(`${LESSON_AT}&exercise=a%22%5Db`);
  await user.click(await screen.findByRole('button', { name: 'Back to the lesson' }));
  expect(await screen.findByRole('button', { name: 'Open in the studio: Greeting' })).toBeVisible();
});

test('texts are shown in one language or both, and the card in the language that is chosen', async () => {
  const { user } = open(studioAddress('loops-first', 'greeting'));
  const group = within(await screen.findByRole('group', { name: 'Texts shown' }));
  await user.click(group.getByRole('button', { name: 'French' }));
  expect(screen.getByRole('textbox', { name: 'Instructions (French)' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Instructions (English)' })).toBeNull();
  const side = within(screen.getByRole('region', { name: 'Proof and trial' }));
  expect(await side.findByText('Say hello.')).toBeVisible();
  const choice = within(side.getByRole('group', { name: 'Language of the trial' }));
  await user.click(choice.getByRole('button', { name: 'French' }));
  expect(await side.findByText('Dis bonjour.')).toBeVisible();
});

test('an exercise that is not there is said to be so', async () => {
  open(studioAddress('loops-first', 'gone'));
  expect(await screen.findByText('This exercise is not in the lesson')).toBeVisible();
});

test('a template becomes an exercise of the lesson, open in the studio', async () => {
  const { user, calls } = open(LESSON_AT);
  await user.click(await screen.findByRole('button', { name: 'From a template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Begin from a template' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(EXERCISE_TEMPLATES.length);
  await user.click(dialog.getByRole('button', { name: /^Variables/ }));
  expect(await idField()).toHaveValue('score');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls).exercises).toEqual([GREETING, EXERCISE_TEMPLATES[0]?.exercise]),
  );
});

test('an exercise of another lesson is searched, and copied under a new id', async () => {
  const found = {
    lesson_id: 'far',
    lesson_title: 'Far away',
    lesson_title_fr: 'Au loin',
    id: 'greeting',
    kind: 'python',
    task: null,
    title: { en: 'Greeting', fr: 'Salutation' },
  };
  const { user, calls } = open(LESSON_AT, {
    'GET /admin/exercises': () => ({ exercises: [found], total: 1 }),
    'GET /admin/lessons/far': () => adminLesson({ id: 'far', exercises: [GREETING] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Copy one of ours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy an exercise' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Title, id or lesson' }), 'greet');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Python exercise');
  await waitFor(() =>
    expect(calls.some(({ search }) => `${search}`.includes('q=greet&kind=python'))).toBe(true),
  );
  await user.click(await dialog.findByRole('button', { name: /Far away · greeting/ }));
  expect(await idField()).toHaveValue('greeting-2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls).exercises).toEqual([GREETING, { ...GREETING, id: 'greeting-2' }]),
  );
});

test('a wrong answer of learners is listed once, with the focus on what they shall read', async () => {
  rememberWrongAnswer({
    lesson: 'loops-first',
    exercise: 'greeting',
    answer: 'too-much',
  });
  const { user, calls, router } = open(studioAddress('loops-first', 'greeting'));
  const field = await screen.findByRole('textbox', { name: 'What learners read (3) (English)' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'Too much.');
  expect(await screen.findByRole('textbox', { name: 'Wrong answer 3' })).toHaveValue('too-much');
  await user.click(await screen.findByRole('button', { name: 'Expect “too-much”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls).exercises).toMatchObject([
      { wrong: [{}, {}, { code: 'too-much', feedback: 'too-much' }] },
    ]),
  );
  expect(router.state.location.search).toContain('exercise=greeting');
});

test('in French', async () => {
  const { user } = open(LESSON_AT, {}, 'fr');
  await user.click(await screen.findByRole('button', { name: 'Partir d’un modèle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Partir d’un modèle' }));
  await user.click(dialog.getByRole('button', { name: /^Conditions/ }));
  expect(await heading('Que doivent-ils découvrir\u00a0?')).toBeVisible();
});
