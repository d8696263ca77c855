import type {
  FrequentAnswer,
  InsightCourse,
  InsightExercise,
  InsightLesson,
  InsightStep,
} from '@codivia/contract/api/admin-insight';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveText } from '../../lib/save-file.ts';
import { adminCourse } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { takeWrongAnswer } from '../kit/studio-address.ts';
import { adminLesson, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

vi.mock('../../lib/save-file.ts', () => ({ saveText: vi.fn() }));

const AT = '2026-11-01T10:00:00.000Z';
const both = (text: string) => ({ en: text, fr: `${text} (fr)` });

const exercise = (changes: Partial<InsightExercise> = {}): InsightExercise => ({
  id: 'one',
  title: both('Name badge'),
  kind: 'write',
  members: 20,
  tries_per_member: 3.26,
  solved: 0.4,
  wrong_answers: 2,
  ...changes,
});
const EASY = exercise({
  id: 'two',
  title: both('Sum'),
  tries_per_member: 1,
  solved: 0.9,
  members: 8,
});
const UNTRIED = exercise({
  id: 'three',
  title: both('Loop'),
  members: null,
  tries_per_member: null,
  solved: null,
  wrong_answers: 0,
});

const COURSE: InsightCourse = {
  id: 'robots',
  title: both('Robots'),
  is_active: true,
  lessons: 2,
  started: 40,
  finished: 10,
  ratings: 12,
  stars: 4.25,
  counted_at: AT,
};
const NEW_COURSE: InsightCourse = {
  ...COURSE,
  id: 'new',
  title: both('New'),
  is_active: false,
  started: null,
  finished: null,
  ratings: 0,
  stars: null,
  counted_at: null,
};
const lesson = (changes: Partial<InsightLesson> = {}): InsightLesson => ({
  id: 'loops-first',
  title: both('First loop'),
  is_active: true,
  stated_minutes: 15,
  figures: { started: 40, finished: 10, median_minutes: 22, counted_at: AT },
  weakest: exercise(),
  ...changes,
});
const step = (changes: Partial<InsightStep>): InsightStep => ({
  id: 'start-text',
  heading: both('Badges'),
  exercise_id: null,
  reached: 40,
  passed: 35,
  left: 3,
  ...changes,
});
const answer = (changes: Partial<FrequentAnswer> = {}): FrequentAnswer => ({
  answer: 'print(nam)',
  feedback: 'Look at the name.',
  members: 10,
  share: 0.52,
  ...changes,
});

const REPLIES = {
  'GET /admin/insight/courses': () => [COURSE, NEW_COURSE],
  'GET /admin/insight/courses/robots': () => ({
    ...COURSE,
    lesson_list: [
      lesson(),
      lesson({ id: 'late', title: both('Late'), figures: null, weakest: null }),
    ],
  }),
  'GET /admin/insight/lessons/loops-first': () => ({
    ...lesson(),
    course: { id: 'robots', title: both('Robots') },
    steps: [step({}), step({ id: 'one', exercise_id: 'one', reached: 35, passed: 12, left: 20 })],
    exercises: [exercise(), EASY, UNTRIED],
  }),
  'GET /admin/insight/lessons/loops-first/exercises/one': () => ({
    lesson: { id: 'loops-first', title: both('First loop') },
    course: { id: 'robots', title: both('Robots') },
    exercise: exercise(),
    counted_at: AT,
    answers: [
      answer(),
      answer({ answer: '', feedback: null, members: 5, share: 0.25 }),
      answer({ answer: [both('23')], feedback: [both('That joins texts.')] }),
    ],
  }),
  'GET /admin/courses': () => [adminCourse()],
  'GET /admin/lessons': () => [lessonSummary({ course_id: 'robots' })],
  'GET /admin/lessons/loops-first': () => adminLesson({ course_id: 'robots' }),
};

function open(at: string, { replies = {}, language = 'en' as 'en' | 'fr' } = {}) {
  const calls = mockApi({ ...REPLIES, ...replies });
  return { calls, ...renderPage(<AdminPage />, { at: `/admin?section=insight${at}`, language }) };
}

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
const table = async (name: string) => {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.slice(1).map(cellsOf);
};

beforeEach(() => {
  signInAs({ role: 'admin' });
  sessionStorage.clear();
});

it('leads from the courses to a lesson', async () => {
  const { user } = open('');
  expect(await table('Courses')).toEqual([
    ['Robots', '2', '40', '25%', '4.3 of 5 (12)'],
    ['NewDraft', '2', '–', '–', '–'],
  ]);
  expect(screen.getByText(/^As of .*2026/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Robots' }));
  expect(await table('Lessons')).toEqual([
    ['First loop', '40', '25%', '15', '22', 'Name badgesolved by 40%'],
    ['Late', '–', '–', '15', '–', '–'],
  ]);
  await user.click(screen.getByRole('link', { name: 'First loop' }));
  expect(await table('Step by step')).toEqual([
    ['Step 1 Badges', '40', '35', '3'],
    ['Step 2 Badges · Name badge', '35', '12', '20Most leave here'],
  ]);
  expect(screen.getByRole('link', { name: 'Robots' })).toBeVisible();
});

it('saves the lessons of a course as a table', async () => {
  const { user } = open('&course=robots', { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer en CSV' }));
  const [text, name] = vi.mocked(saveText).mock.lastCall ?? [];
  expect(name).toBe('reussite-robots.csv');
  expect(String(text).split('\r\n').slice(1)).toEqual([
    'First loop (fr);40;10;15;22;Name badge (fr);0,4',
    'Late (fr);;;15;;;',
  ]);
});

it('sorts the exercises of a lesson by their figures, those without figures last', async () => {
  const { user } = open('&lesson=loops-first');
  const names = async () => (await table('Exercises')).map(([name]) => name);
  expect(await names()).toEqual(['Name badge', 'Sum', 'Loop']);
  await user.click(screen.getByRole('button', { name: 'Tries per member' }));
  expect(await names()).toEqual(['Sum', 'Name badge', 'Loop']);
  const column = screen.getByRole('columnheader', { name: 'Tries per member' });
  expect(column).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Tries per member' }));
  expect(await names()).toEqual(['Name badge', 'Sum', 'Loop']);
  expect(column).toHaveAttribute('aria-sort', 'descending');
});

it('shows nothing of a lesson that fewer than five members have begun', async () => {
  const nobody = () => ({
    ...lesson({ figures: null, weakest: null }),
    course: null,
    steps: [],
    exercises: [],
  });
  open('&lesson=loops-first', { replies: { 'GET /admin/insight/lessons/loops-first': nobody } });
  expect(await screen.findByText('Nothing to show yet')).toBeVisible();
  expect(screen.getByText(/^Figures are shown from five members on/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All courses' })).toBeVisible();
});

it('shows wrong answers with what learners read, and hands one over to its exercise', async () => {
  const { user, router } = open('&lesson=loops-first&exercise=one');
  const found = await screen.findAllByRole('button', { name: 'Write feedback for this' });
  expect(screen.getByText('print(nam)')).toBeVisible();
  expect(screen.getByText('Look at the name.')).toBeVisible();
  expect(screen.getAllByText('of those who tried · 10+ members')).toHaveLength(2);
  expect(screen.getByText('The program as it was given, unchanged')).toBeVisible();
  expect(screen.getByText('No feedback of its own')).toBeVisible();
  expect(screen.getByText('That joins texts.')).toBeVisible();
  // The options of a question are explained already.
  expect(found).toHaveLength(2);
  await user.click(found[0] as HTMLElement);
  expect(router.state.location.search).toBe('?section=lessons&lesson=loops-first&exercise=one');
  expect(takeWrongAnswer('loops-first', 'one')).toBe('print(nam)');
});

it('says so when no wrong answer is frequent', async () => {
  const none = () => ({
    lesson: { id: 'loops-first', title: both('First loop') },
    course: null,
    exercise: exercise(),
    counted_at: AT,
    answers: [],
  });
  const place = 'GET /admin/insight/lessons/loops-first/exercises/one';
  open('&lesson=loops-first&exercise=one', { replies: { [place]: none } });
  expect(await screen.findByText('No frequent wrong answer')).toBeVisible();
});

it('is reached from the editor of a lesson', async () => {
  mockApi(REPLIES);
  const at = '/admin?section=lessons&lesson=loops-first';
  const { user } = renderPage(<AdminPage />, { at });
  await user.click(await screen.findByRole('link', { name: 'Where learners fail' }));
  expect(await table('Step by step')).toHaveLength(2);
});

it('says when figures could not be loaded', async () => {
  const { user } = open('&course=gone');
  expect(
    await screen.findByRole('heading', { name: 'The figures could not be loaded' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'The figures could not be loaded' }),
  ).toBeVisible();
});
