import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../../code/python/fake-runner.ts';
import { RunnerContext } from '../../../code/python/runner-context.ts';
import { showTrail } from '../../../features/trail/trail-setting.ts';
import { knownCompletions } from '../../../sync/completions.ts';
import { mockApi } from '../../../test/api.ts';
import { pathCertificate } from '../../../test/certificate.ts';
import { course, lesson, signInAs } from '../../../test/factories.ts';
import { renderPage } from '../../../test/render.tsx';
import { LessonPage } from '../lesson-page.tsx';

const LESSON = 'discovery-hello';
const question = (n: number): Exercise => ({
  kind: 'quiz',
  id: `q-${n}`,
  question: `<p>Question ${n}?</p>`,
  concept: `<p>Concept ${n}.</p>`,
  options: [
    { text: 'yes', correct: true, explanation: 'So it is.' },
    { text: 'no', correct: false, explanation: 'It is not.' },
  ],
});
const passed = (n: number) => ({
  lesson_id: LESSON,
  exercise_id: `q-${n}`,
  passed: true,
  tries: 1,
  xp_awarded: 2,
  passed_at: '2026-01-01T00:00:00.000Z',
  answer: null,
  answered_at: null,
});

let exercises: Exercise[];
let solved: ReturnType<typeof passed>[];
let completed: boolean;
let down: boolean;
let total: number;
let next: boolean;

const taken = (): Lesson => ({
  ...lesson(),
  content: '<h2>Read</h2><p>All of it.</p>',
  content_fr: '',
  exercises,
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});
const entry = () => ({ lesson_id: LESSON, completed, completed_at: null });
const more = lesson({ id: 'discovery-more', order_index: 1 });
const replies = {
  'GET /courses/discovery': () => course({ lessons: next ? [lesson(), more] : [lesson()] }),
  [`GET /user-lessons/${LESSON}`]: () => taken(),
  [`GET /exercise-results/${LESSON}`]: () => solved,
  [`GET /lesson-positions/${LESSON}`]: () => null,
  'GET /progress': () => [entry()],
  'GET /user/xp': () => ({ total_xp: total, level: 1 }),
  'GET /user/lessons/completed': () =>
    completed
      ? [{ lesson_id: LESSON, course_id: 'discovery', xp_awarded: 10, completed_at: '2026-01-01' }]
      : [],
  'POST /progress': ({ body }: { body: unknown }) => {
    if (!(body as { completed: boolean }).completed) return entry();
    if (down) throw new TypeError('no network');
    completed = true;
    total += 10;
    return { ...entry(), xp_awarded: 10, courseCompleted: !next };
  },
};

beforeEach(() => {
  signInAs();
  exercises = [question(1), question(2)];
  solved = [passed(1)];
  completed = false;
  down = false;
  total = 62;
  next = true;
  mockApi(replies);
});

function open(language: 'en' | 'fr' = 'en') {
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <LessonPage />
    </RunnerContext>
  );
  return renderPage(page, {
    at: `/lesson/${LESSON}`,
    path: '/lesson/:lessonId',
    language,
    others: [{ path: '/dashboard', element: <h1>The dashboard</h1> }],
  });
}

/** Goes to the end of the lesson and completes it. */
async function complete(user: UserEvent, button = 'Mark as completed') {
  await screen.findByRole('region', { name: /^(Step|Étape) 1/ });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: button }));
}

const figure = (name: string) => screen.getByText(name).nextElementSibling;

test('says what the lesson has given, with the focus on its heading', async () => {
  const { user } = open();
  await complete(user);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lesson completed!');
  expect(screen.getByText('First words')).toBeVisible();
  await waitFor(() => expect(figure('XP earned')).toHaveTextContent('12 XP'));
  expect(figure('Exercises solved')).toHaveTextContent('1 of 2');
  expect(screen.queryByText('Time in this visit')).not.toBeInTheDocument();
  expect(screen.getByText('Concept 1.')).toBeVisible();
  expect(screen.queryByText('Concept 2.')).not.toBeInTheDocument();
  const bar = await screen.findByRole('progressbar', { name: 'Progress to level 2' });
  expect(bar).toHaveAttribute('aria-valuetext', '72 of 100 XP');
});

test('shows the trail with what the lesson has added, unless it is hidden', async () => {
  total = 50;
  const { user } = open();
  await complete(user);
  const trail = within(await screen.findByRole('region', { name: 'Your trail' }));
  await waitFor(() => expect(trail.getByText('New on your trail')).toBeVisible());
  expect(trail.getByRole('img')).toHaveAccessibleName(/daisies, and two mushrooms\.$/);
  expect(trail.getByText(/^Two mushrooms/)).toBeVisible();
});

test('has no trail for a member who has hidden it', async () => {
  showTrail(false);
  const { user } = open();
  await complete(user);
  await screen.findByRole('progressbar', { name: 'Progress to level 2' });
  expect(screen.queryByRole('region', { name: 'Your trail' })).not.toBeInTheDocument();
  showTrail(true);
});

test('offers two choices of the same weight', async () => {
  const { user } = open();
  await complete(user);
  const choices = within(await screen.findByRole('navigation', { name: 'What’s next' }));
  const [onward, enough] = choices.getAllByRole('link');
  expect(onward).toHaveAccessibleName('Next lesson');
  expect(onward).toHaveAttribute('href', '/lesson/discovery-more');
  expect(enough?.className).toBe(onward?.className);
  await user.click(choices.getByRole('link', { name: 'Enough for today' }));
  expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
});

test('Escape leads back to the end of the lesson, which opens it again when asked', async () => {
  const { user } = open();
  await complete(user);
  await screen.findByRole('heading', { name: 'Lesson completed!' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('region', { name: 'End of the lesson' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show the summary' }));
  expect(await screen.findByRole('heading', { name: 'Lesson completed!' })).toBeVisible();
  await waitFor(() => expect(figure('XP earned')).toHaveTextContent('12 XP'));
});

test('a completed lesson that is visited again does not begin with it', async () => {
  completed = true;
  open();
  expect(await screen.findByRole('region', { name: /^Step 1/ })).toBeVisible();
  expect(screen.queryByText('Lesson completed!')).not.toBeInTheDocument();
});

test('a lesson without exercises says nothing of exercises', async () => {
  exercises = [];
  solved = [];
  const { user } = open('fr');
  await complete(user, 'J’ai terminé');
  const title = await screen.findByRole('heading', { name: /^Leçon terminée.!$/ });
  expect(title).toBeVisible();
  await waitFor(() => expect(figure('XP gagnés')).toHaveTextContent('10 XP'));
  expect(screen.queryByText('Exercices réussis')).not.toBeInTheDocument();
  expect(screen.queryByText('Ce que tu sais maintenant')).not.toBeInTheDocument();
});

test('many concepts are listed on demand', async () => {
  exercises = Array.from({ length: 9 }, (_, i) => question(i));
  solved = exercises.map((_, i) => passed(i));
  const { user } = open();
  await complete(user);
  expect(await screen.findByText('Concept 3.')).toBeVisible();
  expect(screen.queryByText('Concept 4.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(screen.getByText('Concept 8.')).toBeVisible();
  expect(screen.getByText('Concept 4.').closest('li')).toHaveFocus();
});

test('the last lesson of a course leads to its certificate', async () => {
  next = false;
  const { user } = open();
  await complete(user);
  expect(await screen.findByRole('heading', { name: 'Course completed!' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'See my certificate' });
  expect(link).toHaveAttribute('href', '/course/discovery?showCertificate=true');
});

test('the last lesson of a path tells of its certificate too', async () => {
  next = false;
  mockApi({ ...replies, 'GET /user/certificates': () => [pathCertificate()] });
  const { user } = open('fr');
  await complete(user, 'J’ai terminé');
  expect(
    await screen.findByText(/^Parcours terminé.: Jeux\. Son certificat est prêt aussi\.$/),
  ).toBeVisible();
});

test('without a network the completion is stored, and the summary says so', async () => {
  down = true;
  const { user } = open();
  await complete(user);
  expect(await screen.findByText(/^No network/)).toHaveRole('status');
  expect(figure('XP earned')).toHaveTextContent('2 XP');
  expect(knownCompletions.keys('m1')).toEqual([LESSON]);
  expect(screen.queryByText('Your progress could not be saved')).not.toBeInTheDocument();
});

test('without a network nothing is said of XP that are not there yet', async () => {
  down = true;
  solved = [];
  const { user } = open();
  await complete(user);
  await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
  expect(await screen.findByText(/^No network/)).toBeVisible();
  expect(figure('Exercises solved')).toHaveTextContent('0 of 2');
  expect(screen.queryByText('XP earned')).not.toBeInTheDocument();
});

test('with most exercises unsolved it is asked first, and the first choice leads to them', async () => {
  solved = [];
  exercises = [question(1), question(2), question(3)];
  const calls = mockApi({
    ...replies,
    [`GET /user-lessons/${LESSON}`]: () => ({
      ...taken(),
      content: `<h2>Read</h2><p>All of it.</p><h2>Try</h2><quiz-question id="q-1"></quiz-question>`,
    }),
  });
  const { user } = open();
  await screen.findByRole('region', { name: /^Step 1/ });
  await user.click(screen.getByRole('button', { name: 'Step 3: End of the lesson' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as completed' }));
  const dialog = await screen.findByRole('dialog', { name: '0 of 3 exercises solved' });
  await user.click(within(dialog).getByRole('button', { name: 'Go on with the exercises' }));
  expect(await screen.findByRole('region', { name: /^Step 2 of 2/ })).toBeVisible();
  expect(calls.filter(({ path, method }) => path === '/progress' && method === 'POST')).toEqual([
    expect.objectContaining({ body: { lesson_id: LESSON, completed: false } }),
  ]);
});

test('finishing anyway completes the lesson, in a calm way', async () => {
  solved = [];
  total = 95;
  const { user, container } = open();
  await complete(user);
  await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Lesson completed$/);
  expect(screen.getByText(/^The exercises you skipped/)).toBeVisible();
  await waitFor(() => expect(figure('XP earned')).toHaveTextContent('10 XP'));
  expect(completed).toBe(true);
  expect(container.querySelector('.sparks')).toBeNull();
  expect(screen.queryByRole('dialog', { name: /reached/ })).not.toBeInTheDocument();
});

test.each([
  ['attendance', 'See my record of attendance', /^You’ve gone through every lesson/],
  ['basic', 'See my certificate', /Your certificate is ready/],
])(
  'a complete course with a certificate of kind %s leads to it by its name',
  async (kind, link, text) => {
    next = false;
    mockApi({ ...replies, 'GET /user/courses/discovery/certificate': () => ({ kind }) });
    const { user } = open();
    await complete(user);
    expect(await screen.findByRole('link', { name: link })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);

test('a level that is reached is celebrated over the summary, once', async () => {
  total = 95;
  const { user, unmount } = open();
  await complete(user);
  const dialog = await screen.findByRole('dialog', { name: 'Level 2 reached!' });
  expect(dialog).toHaveTextContent('Intermediate: On course');
  expect(dialog).toHaveTextContent('95 XP to go before level 3. Next badge at 200 XP.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Lesson completed!' })).toHaveFocus();
  // As another tab would see it: the same XP, once more.
  unmount();
  localStorage.removeItem('lesson_positions');
  completed = false;
  total = 95;
  const again = open();
  await complete(again.user);
  await screen.findByRole('heading', { name: 'Lesson completed!' });
  await waitFor(() => expect(figure('XP earned')).toHaveTextContent('12 XP'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where nothing can be stored, a level is celebrated all the same', async () => {
  total = 95;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = open();
  await complete(user);
  expect(await screen.findByRole('dialog', { name: 'Level 2 reached!' })).toBeVisible();
  vi.restoreAllMocks();
});
