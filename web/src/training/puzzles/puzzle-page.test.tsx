import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VISITOR } from '../../lib/person.ts';
import { solvedPuzzles } from '../../sync/solved-puzzles.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PuzzlePage } from './puzzle-page.tsx';

const exercise = (title: string) => ({
  kind: 'explore',
  id: title,
  title,
  instructions: '<p>Go right.</p>',
  explorable: 'coordinate-grid',
  options: { x: 300 },
  goal: { x: { at_least: 300 } },
  hints: ['<p>Right.</p>'],
  not_yet: 'No.',
  wrong: [],
});

function puzzlesApi(more: Record<string, (call: { path: string; body: unknown }) => unknown> = {}) {
  const puzzle = (day: string) => ({
    day,
    id: `p-${day}`,
    topic: 'games',
    exercise: exercise(day),
  });
  const days = ['14', '15', '16', '17', '18', '19', '20', '21'].map((one) => `2026-11-${one}`);
  mockApi({
    ...Object.fromEntries(days.map((day) => [`GET /puzzles/${day}`, () => puzzle(day)])),
    'GET /solved-puzzles': () => [],
    ...(more as Record<string, () => unknown>),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  puzzlesApi();
});
afterEach(() => {
  vi.useRealTimers();
  solvedPuzzles.forget(VISITOR);
});

const things = () =>
  within(screen.getByRole('region', { name: /shelf|étagère/ })).queryAllByRole('img');
const check = () => screen.findByRole('button', { name: 'Check' });

test('a visitor solves today’s puzzle, and one thing comes onto the shelf', async () => {
  const { user } = renderPage(<PuzzlePage />);
  expect(await screen.findByRole('heading', { name: '2026-11-20' })).toBeVisible();
  expect(things()).toHaveLength(0);
  await user.click(await check());
  expect(await screen.findByText(/^Solved! Something new/)).toHaveTextContent('Tomorrow');
  expect(things()).toHaveLength(1);
  expect(screen.getByText('1 thing on your shelf')).toBeVisible();
  await user.click(await check());
  expect(things()).toHaveLength(1);
  expect(Object.keys(solvedPuzzles.read(VISITOR))).toEqual(['2026-11-20']);
  expect(screen.getByRole('button', { name: /^Today\s*20 solved$/ })).toBeVisible();
});

test('a missed day waits for a week', async () => {
  const { user } = renderPage(<PuzzlePage />);
  const days = within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button');
  expect(days).toHaveLength(7);
  await user.click(days[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: '2026-11-14' })).toBeVisible();
  await user.click(await check());
  expect(await screen.findByText(/^Solved! Something new/)).not.toHaveTextContent('Tomorrow');
});

test.each([
  ['en', /^There’s no puzzle for this day. Is the date/],
  ['fr', /^Il n’y a pas d’énigme pour ce jour/],
] as const)('a device with a wrong date is told so (%s)', async (language, text) => {
  vi.setSystemTime(new Date(2026, 4, 1, 12));
  renderPage(<PuzzlePage />, { language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('at midnight there is another puzzle, and what was solved stays', async () => {
  const { user } = renderPage(<PuzzlePage />);
  await user.click(await check());
  await screen.findByText('1 thing on your shelf');
  vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: '2026-11-21' })).toBeVisible();
  expect(things()).toHaveLength(1);
});

test('a member’s shelf is that of the account and of this browser; a visitor’s is offered', async () => {
  const sent: unknown[] = [];
  signInAs();
  puzzlesApi({
    'GET /solved-puzzles': () => [{ day: '2026-11-18', id: 'p' }],
    'PUT /solved-puzzles/2026-11-19': ({ body }) => {
      sent.push(body);
      return { day: '2026-11-19', id: 'q' };
    },
  });
  solvedPuzzles.add(VISITOR, '2026-11-19', { id: 'q', answer: { code: '1' }, sent: false });
  const { user } = renderPage(<PuzzlePage />, { language: 'fr' });
  expect(await screen.findByText('1 objet sur ton étagère')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Les poser sur mon étagère' }));
  expect(await screen.findByText('2 objets sur ton étagère')).toBeVisible();
  await vi.waitFor(() => expect(sent).toEqual([{ id: 'q', answer: { code: '1' } }]));
  expect(screen.queryByText(/avant ta connexion/)).toBeNull();
});

test('a member leaves a visitor’s shelf to visitors, until it has grown', async () => {
  signInAs();
  solvedPuzzles.add(VISITOR, '2026-11-19', { id: 'q', answer: { code: '1' }, sent: false });
  const { user, unmount } = renderPage(<PuzzlePage />);
  await user.click(await screen.findByRole('button', { name: 'No, that wasn’t me' }));
  expect(screen.queryByText(/before you signed in/)).toBeNull();
  unmount();
  const again = renderPage(<PuzzlePage />);
  await screen.findByText(/still empty/);
  expect(screen.queryByText(/before you signed in/)).toBeNull();
  again.unmount();
  expect(Object.keys(solvedPuzzles.read(VISITOR))).toEqual(['2026-11-19']);
  solvedPuzzles.add(VISITOR, '2026-11-20', { id: 'r', answer: { code: '1' }, sent: false });
  renderPage(<PuzzlePage />);
  expect(await screen.findByText(/before you signed in/)).toBeVisible();
});

test('a visitor whose browser stores nothing more is told that the shelf will not stay', async () => {
  const { user } = renderPage(<PuzzlePage />);
  expect(await screen.findByText(/Your shelf is kept in this browser/)).toBeVisible();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(await check());
  expect(await screen.findByText('1 thing on your shelf')).toBeVisible();
  expect(screen.getByText(/This browser has no room left/)).toBeVisible();
  full.mockRestore();
});
