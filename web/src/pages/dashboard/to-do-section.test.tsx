import type { ToDo } from '@codivia/contract/api/assignments';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { dashboardApi } from '../../test/dashboard.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const HOUR = 60 * 60 * 1000;
/** The same time of day on a later day. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString();

const toDo = (changes: Partial<ToDo> = {}): ToDo => ({
  kind: 'lesson',
  lesson_id: 'loops',
  exercise_id: null,
  challenge_id: null,
  title: { en: 'Loops', fr: 'Les boucles' },
  classes: ['4e B'],
  opens_at: inDays(-1),
  due_at: inDays(10),
  state: 'open',
  locked: false,
  ...changes,
});

const exercise = { kind: 'exercise', exercise_id: 'sum' } as const;
const ALL: ToDo[] = [
  toDo({ state: 'late', title: { en: 'Old', fr: 'Vieux' }, due_at: inDays(-3), lesson_id: 'old' }),
  toDo({ due_at: inDays(1), classes: ['4e B', 'Club'] }),
  toDo({ ...exercise, title: { en: 'A sum', fr: 'Une somme' }, due_at: null }),
  toDo({ title: { en: 'Gold', fr: 'Or' }, lesson_id: 'gold', locked: true }),
  toDo({
    kind: 'challenge',
    lesson_id: null,
    challenge_id: 'door',
    title: { en: 'The door', fr: 'La porte' },
    state: 'coming',
    opens_at: inDays(3),
  }),
  toDo({ state: 'done', title: { en: 'Text', fr: 'Texte' }, lesson_id: 'text' }),
  toDo({ state: 'done', title: { en: 'Last', fr: 'Dernier' }, lesson_id: 'last' }),
];

function open(replies: Record<string, () => unknown>, language: 'en' | 'fr' = 'en') {
  const calls = dashboardApi({ 'GET /user/classes': () => [], ...replies });
  return { calls, ...renderPage(<DashboardPage />, { language }) };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  stubCanvas();
  signInAs({ in_class: true, age: '15_or_older' });
});

it.each([
  ['en', 'To do', 'Loops', /^Due tomorrow at/, /You can still do it, it counts\.$/, 'Done: 2 of 6'],
  [
    'fr',
    'À faire',
    'Les boucles',
    /^À rendre demain à/,
    /Tu peux encore le faire, ça compte\.$/,
    /^Fait.: 2 sur 6$/,
  ],
] as const)(
  'shows what the classes ask for (%s)',
  async (language, name, title, tomorrow, late, progress) => {
    const { user } = open({ 'GET /user/assignments': () => ALL }, language);
    const part = await section(name);
    expect(await part.findByRole('link', { name: title })).toHaveAttribute('href', '/lesson/loops');
    expect(part.getByText(tomorrow)).toBeVisible();
    expect(part.getByText('4e B, Club')).toBeVisible();
    expect(part.getByText(late)).toBeVisible();
    expect(part.getByText(progress)).toBeVisible();
    expect(part.getAllByRole('listitem')).toHaveLength(6);
    await user.click(part.getByRole('button', { name: /1/ }));
    expect(part.getAllByRole('listitem')).toHaveLength(7);
  },
);

it('leads to the step of an exercise, and to nothing that cannot be opened', async () => {
  open({ 'GET /user/assignments': () => ALL });
  const part = await section('To do');
  expect(await part.findByRole('link', { name: 'A sum' })).toHaveAttribute(
    'href',
    '/lesson/loops?step=sum',
  );
  expect(part.getByText('No due date')).toBeVisible();
  expect(part.queryByRole('link', { name: 'Gold' })).toBeNull();
  expect(part.getByText(/^Premium: this isn’t open to you/)).toBeVisible();
  expect(part.queryByRole('link', { name: 'The door' })).toBeNull();
  expect(part.getByText(/^Opens on/)).toBeVisible();
});

it('says that there is nothing to do, or that it could not be loaded', async () => {
  const answer = vi.fn<() => unknown>(() => {
    throw new Refused(500);
  });
  const { user } = open({ 'GET /user/assignments': () => answer() });
  const part = await section('To do');
  await part.findByText('What you have to do could not be loaded.');
  answer.mockImplementation(() => []);
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Nothing to do for class at the moment')).toBeVisible();
});

it('is not there for those who are in no class', async () => {
  signInAs({ age: '15_or_older' });
  const { calls } = open({});
  await screen.findByRole('region', { name: 'Challenge of the week' });
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/user/assignments');
});
