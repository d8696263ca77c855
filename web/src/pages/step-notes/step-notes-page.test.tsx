import type { StepNote } from '@codivia/contract/lessons/step-notes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepPending } from '../../features/step-notes/pending-step-notes.ts';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { StepNotesPage } from './step-notes-page.tsx';

const noted = (
  lesson_id: string,
  step_index: number,
  changes: Partial<StepNote> = {},
): StepNote => ({
  lesson_id,
  step_id: `step-${step_index}`,
  step_index,
  step_title: `Title ${step_index}`,
  starred: false,
  note: 'Remember',
  revision: 1,
  ...changes,
});

const COURSES = [
  course({ lessons: [lesson(), lesson({ id: 'second', title: 'Second words' })] }),
  course({
    id: 'loops',
    title: 'Loops',
    title_fr: 'Boucles',
    lessons: [lesson({ id: 'while', course_id: 'loops', title: 'While', is_premium: true })],
  }),
];

let stored: StepNote[];
beforeEach(() => {
  signInAs();
  stored = [
    noted('while', 0, { note: 'Premium once' }),
    noted('second', 3, { starred: true, note: '' }),
    noted('second', 1, { note: 'First line\nsecond line' }),
    noted('vanished', 2, { note: 'From long ago' }),
  ];
});

function open(changes: Record<string, () => unknown> = {}, language: 'en' | 'fr' = 'en') {
  const calls = mockApi({
    'GET /courses': () => COURSES,
    'GET /step-notes': () => stored,
    ...changes,
  });
  return { calls, ...renderPage(<StepNotesPage />, { language, at: '/notes' }) };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('lists what was marked and written by course and lesson, in the order of steps, each leading to its step', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Discovery' })).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'My bookmarks and notes',
    ...['Discovery', 'Second words', 'Loops', 'While', 'Lessons that no longer exist'],
  ]);
  expect(rows()).toEqual([
    expect.stringContaining('First line\nsecond line'),
    expect.stringContaining('Bookmarked'),
    expect.stringContaining('Premium once'),
    expect.stringContaining('From long ago'),
  ]);
  expect(screen.getByRole('link', { name: 'Step 4: Title 3' })).toHaveAttribute(
    'href',
    '/lesson/second?step=step-3',
  );
});

test('of a lesson that is closed to the member, or has gone, what they wrote stays', async () => {
  open();
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const loops = await region('Loops');
  expect(loops.getByText('Premium once')).toBeVisible();
  expect(loops.getByText('Premium')).toBeVisible();
  const gone = await region('Lessons that no longer exist');
  expect(gone.getByText('From long ago')).toBeVisible();
  expect(gone.queryByRole('link')).not.toBeInTheDocument();
});

test('a bookmark is removed at once, a note once that is confirmed, and the focus is not lost', async () => {
  const removed: string[] = [];
  const remove = (path: string) => ({
    [`PUT /step-notes/${path}`]: () => {
      removed.push(path);
      const [lesson_id, step_id] = path.split('/');
      return { ...noted('', 0), lesson_id, step_id, starred: false, note: '', revision: 2 };
    },
  });
  const { user, calls } = open({ ...remove('second/step-3'), ...remove('vanished/step-2') });
  await user.click(await screen.findByRole('button', { name: 'Remove: Step 4: Title 3' }));
  await waitFor(() => expect(removed).toEqual(['second/step-3']));
  expect(screen.queryByRole('link', { name: 'Step 4: Title 3' })).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /Title 1/ }));

  await user.click(screen.getByRole('button', { name: 'Remove: Step 3: Title 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this note?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByText('From long ago')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: Step 3: Title 2' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toContain('vanished/step-2'));
  expect(screen.queryByText('From long ago')).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    starred: false,
    note: '',
    revision: 1,
  });
});

test('what waits here to be sent is in the list', async () => {
  const place = { lesson_id: 'discovery-hello', step_id: 'badge' };
  const mark = { starred: false, note: 'Written on the train' };
  const base = { starred: false, note: '' };
  keepPending(place, { ...mark, step_index: 0, step_title: 'Badge', revision: 0, base });
  open();
  expect(await screen.findByText('Written on the train')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Step 1: Badge' })).toBeVisible();
});

test('an empty list says how to fill it', async () => {
  stored = [];
  open({}, 'fr');
  expect(await screen.findByText('Rien ici pour l’instant')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vers les cours' })).toHaveAttribute('href', '/courses');
});

test('a list that cannot be fetched says so, and can be asked for again', async () => {
  let fails = true;
  const { user } = open({
    'GET /step-notes': () => {
      if (fails) throw new Refused(500);
      return stored;
    },
  });
  expect(await screen.findByText('Your bookmarks and notes could not be loaded')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Premium once')).toBeVisible();
});

test('a visitor is asked to sign in, and will be brought back', async () => {
  localStorage.clear();
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(takeRedirect()).toBe('/notes');
});
