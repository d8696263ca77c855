import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import type { Challenge } from '@codivia/contract/api/challenges';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const challenge = (changes: Partial<AdminChallenge> = {}): AdminChallenge => ({
  id: 'door',
  week: '2020-01-06',
  topic: 'python',
  level: 1,
  xp: 10,
  title_fr: 'La porte',
  title_en: 'The door',
  open: false,
  current: false,
  planned_week: '2020-01-06',
  enabled: true,
  proven: true,
  published: true,
  revision: 4,
  members: 8,
  tries: 1200,
  passes: 6,
  ...changes,
});

const ALL = [
  challenge({ id: 'past', title_fr: 'Avant', title_en: 'Before' }),
  challenge({ week: '2020-01-13', planned_week: '2020-01-13', current: true }),
  challenge({
    id: 'next',
    title_fr: 'Après',
    title_en: 'After',
    week: '2999-01-07',
    members: 0,
    tries: 0,
    passes: 0,
    published: false,
  }),
  challenge({ id: 'gone', title_fr: 'Retirée', title_en: 'Gone', enabled: false }),
  challenge({ id: 'raw', title_fr: 'Brute', title_en: 'Raw', proven: false, published: false }),
];

const PREVIEW: Challenge = {
  id: 'door',
  week: '2020-01-13',
  topic: 'python',
  level: 1,
  xp: 10,
  open: false,
  title_fr: 'La porte',
  title_en: 'The door',
  current: true,
  version: 'v1',
  text: { story: '<p>A cave.</p>', instructions: '<p>Write it.</p>', cases: ['one'] },
  exercise: {
    kind: 'python',
    id: 'door',
    title: 'The door',
    instructions: '<p>Write it.</p>',
    check: '',
    hints: ['A hint.'],
    feedback: {},
    starter: { 'main.py': 'start' },
    solution: {},
    task: { type: 'cases', checklist: [{ id: 'one', text: 'One', required: true }] },
  },
  result: null,
  answer: null,
  solutions: [{ 'main.py': 'first way' }, { 'main.py': 'other way' }],
};

const PLAN = 'PUT /admin/challenges/door';

function open(at = '', replies: Parameters<typeof mockApi>[0] = {}, language: 'en' | 'fr' = 'en') {
  const calls = mockApi({
    'GET /admin/challenges': () => ALL,
    'GET /admin/challenges/door': () => PREVIEW,
    ...replies,
  });
  const page = renderPage(<AdminPage />, { at: `/admin?section=challenges${at}`, language });
  return { ...page, sent: () => calls.filter(({ method }) => method === 'PUT') };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

describe.each([
  ['en', ['Past', 'Current', 'Coming', 'Withdrawn', 'Not proven'], '75%', 'State', 'Not proven'],
  ['fr', ['Passé', 'En cours', 'À venir', 'Retiré', 'Non vérifié'], /75\s%/, 'État', 'Non vérifié'],
] as const)('the list of challenges (%s)', (language, states, share, filter, unproven) => {
  it('says how each stands and what members made of it, and can be filtered', async () => {
    const { user } = open('', {}, language);
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').slice(1);
    const cells = (row: HTMLElement) => within(row).getAllByRole('cell');
    expect(rows.map((row) => cells(row)[0]?.textContent)).toEqual(states);
    expect(cells(rows[1] as HTMLElement).at(-1)).toHaveTextContent(share);
    expect(cells(rows[2] as HTMLElement).at(-1)).toHaveTextContent('–');
    await user.selectOptions(screen.getByLabelText(filter), unproven);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

it('moves a challenge to a free Monday, and says why another is refused', async () => {
  let taken = true;
  const { user, sent } = open('&challenge=door', {
    [PLAN]: ({ body }) => {
      if (taken) throw new Refused(409, 'Another challenge is planned.', 'challenge_week_taken');
      return challenge({ week: (body as { week: string }).week, revision: 5 });
    },
  });
  expect(await screen.findByRole('button', { name: 'Move' })).toBeDisabled();
  const day = screen.getByLabelText('Monday on which it opens');
  await user.clear(day);
  await user.type(day, '2999-01-07');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Another challenge is planned.')).toBeVisible();
  taken = false;
  await user.click(screen.getByRole('button', { name: 'Choose that Monday' }));
  const chosen = (day as HTMLInputElement).value;
  expect(new Date(chosen).getUTCDay()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/^The challenge opens on /)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { revision: 4, week: '2999-01-07', enabled: true },
    { revision: 4, week: chosen, enabled: true },
  ]);
});

it('withdraws a challenge once that is confirmed, and restores it', async () => {
  let enabled = true;
  const { user, sent } = open(
    '&challenge=door',
    {
      'GET /admin/challenges': () => [challenge({ enabled, current: enabled })],
      [PLAN]: ({ body }) => {
        enabled = (body as { enabled: boolean }).enabled;
        return challenge({ enabled });
      },
    },
    'fr',
  );
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Retirer ce défi/ }));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await user.click(await screen.findByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByText('Le défi est rétabli.')).toBeVisible();
  expect(sent().map(({ body }) => (body as { enabled: boolean }).enabled)).toEqual([false, true]);
});

it('says that a challenge without a proof is not published', async () => {
  open('&challenge=raw');
  expect(await screen.findByText(/The proof of this challenge is missing/)).toBeVisible();
});

it('shows a challenge as learners get it, with its solutions', async () => {
  const { user } = open('&challenge=door');
  await user.click(await screen.findByRole('link', { name: 'Preview as a learner' }));
  expect(await screen.findByText('A cave.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Check' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Solution 2' })).toHaveTextContent('other way');
  await user.click(screen.getByRole('link', { name: 'Back to the plan' }));
  expect(await screen.findByRole('button', { name: 'Move' })).toBeVisible();
});

it('says that a challenge does not exist', async () => {
  open('&challenge=none');
  expect(await screen.findByText('There is no such challenge')).toBeVisible();
});
