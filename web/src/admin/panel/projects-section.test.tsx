import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fileAnswer, mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '2026-11-01T10:00:00.000Z';
/** An invented project that was reported twice. */
const project = (changes: Partial<AdminPublishedProject> = {}): AdminPublishedProject => ({
  id: 'x1',
  title: 'Pong <b>',
  kind: 'python',
  author: { id: 'm1', name: 'Maëlle' },
  state: 'review',
  gallery: 'none',
  link: false,
  removed: false,
  pending_since: AT,
  appealed: false,
  updated_at: AT,
  reasons: ['hate', 'hate'],
  description: 'Two players.',
  version: 2,
  decisions: [],
  files: { 'main.py': 'print("Pong")' },
  assets: [],
  reports: [
    {
      id: 'r1',
      reason: 'hate',
      text: 'Line 3.',
      created_at: AT,
      settled_at: null,
      reporter: { id: 'm2', name: 'Annabel' },
    },
    {
      id: 'r2',
      reason: 'hate',
      text: '',
      created_at: AT,
      settled_at: null,
      reporter: null,
    },
  ],
  ...changes,
});

const DECIDE = 'POST /admin/published-projects/x1/decisions';
const SELECT = 'PUT /admin/published-projects/x1/gallery';

function open(
  at: string,
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  const calls = mockApi({
    'GET /admin/published-projects': () => [project()],
    'GET /admin/published-project-count': () => ({ total: 60 }),
    'GET /admin/published-projects/x1': () => project(),
    [DECIDE]: () => project({ state: 'open', pending_since: null, reasons: [] }),
    ...replies,
  });
  return { calls, ...renderPage(<AdminPage />, { at: `/admin?section=projects${at}`, language }) };
}
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

it('lists what waits, with its reasons, and what the filters ask for', async () => {
  const { calls, user, router } = open('', {}, 'fr');
  const row = within(await screen.findByRole('row', { name: /Pong/ }));
  expect(row.getByText(/Insultes ou haine × 2/)).toBeVisible();
  expect(row.getByText('Masqué par signalements')).toBeVisible();
  expect(screen.getByText('60 projets')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Afficher'), 'Sortis de la galerie');
  await user.selectOptions(screen.getByLabelText('Type'), 'Jeu');
  await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
  await expect
    .poll(() => String(calls.findLast(({ path }) => path === '/admin/published-projects')?.search))
    .toBe('filter=left&kind=game&limit=50&offset=50');
  await user.click(await screen.findByRole('link', { name: 'Pong <b>' }));
  expect(router.state.location.search).toBe('?section=projects&project=x1');
});

it('shows reports and code, and keeps the project as it was seen', async () => {
  const { calls, user } = open('&project=x1');
  expect(await screen.findByText('Reported by Annabel')).toBeVisible();
  expect(screen.getByText('Reported by somebody whose account is gone')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Code in main.py' })).toHaveTextContent('Pong');
  expect(screen.getByRole('link', { name: /Open its page/ })).toHaveAttribute('href', '/p/x1');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('The project is visible.')).toBeVisible();
  expect(sent(calls)).toEqual([
    { decision: 'keep', reason: null, words: '', version: 2, updated_at: AT },
  ]);
});

it('hides with a reason and words, which stay when the decision comes too late', async () => {
  let late = true;
  const { calls, user } = open('&project=x1', {
    [DECIDE]: () => {
      if (late) throw new Refused(409, { fr: 'Relis.', en: 'Look again.' }, 'review_changed');
      return project({ state: 'hidden', pending_since: null });
    },
    'GET /admin/published-projects/x1': () => project({ version: late ? 2 : 3 }),
  });
  const reason = await screen.findByLabelText('Reason for hiding it');
  expect(reason).toHaveValue('hate');
  await user.selectOptions(reason, 'Choose…');
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await user.selectOptions(reason, 'Copied');
  const words = screen.getByLabelText('Message to the author (optional)');
  await user.type(words, 'See line 3.');
  late = true;
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('Look again.')).toBeVisible();
  late = false;
  expect(words).toHaveValue('See line 3.');
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByRole('button', { name: 'Show it again' })).toBeVisible();
  expect(words).toHaveValue('');
  expect(sent(calls).at(-1)).toMatchObject({
    decision: 'hide',
    reason: 'copied',
    words: 'See line 3.',
  });
});

it('decides about an appeal for good', async () => {
  const decision = {
    ...({ id: 'd1', outcome: 'hide', reason: 'copied', words: '', decided_at: AT } as const),
    appeal: 'I wrote it myself.',
    appealed_at: AT,
    admin: { id: 'a2', name: 'Grace' },
  };
  const appealed = project({ state: 'hidden', appealed: true, decisions: [decision] });
  const { user } = open('&project=x1', {
    'GET /admin/published-projects/x1': () => appealed,
  });
  expect(await screen.findByText('I wrote it myself.')).toBeVisible();
  expect(screen.getByText(/What you decide now is final/)).toBeVisible();
  expect(screen.getByLabelText('Reason for hiding it')).toHaveValue('copied');
  expect(screen.getByRole('button', { name: 'Keep it hidden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select for the gallery' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(await screen.findByText('The project is visible.')).toBeVisible();
});

it('selects for the gallery, and takes out again', async () => {
  const state: Partial<AdminPublishedProject> = {
    state: 'open',
    pending_since: null,
    reasons: [],
    reports: [],
  };
  let gallery: AdminPublishedProject['gallery'] = 'none';
  const { calls, user } = open('&project=x1', {
    'GET /admin/published-projects/x1': () => project({ ...state, gallery }),
    [SELECT]: ({ body }) => {
      gallery = (body as { selected: boolean }).selected ? 'selected' : 'none';
      return project({ ...state, gallery });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Select for the gallery' }));
  await user.click(await screen.findByRole('button', { name: 'Take out of the gallery' }));
  expect(await screen.findByRole('button', { name: 'Select for the gallery' })).toBeVisible();
  expect(sent(calls)).toEqual([
    { selected: true, version: 2, updated_at: AT },
    { selected: false, version: 2, updated_at: AT },
  ]);
});

it('says when nothing waits, and when nothing answers', async () => {
  let down = true;
  const { user } = open('', {
    'GET /admin/published-projects': () => {
      if (down) throw new TypeError('Failed to fetch');
      return [];
    },
    'GET /admin/published-project-count': () => ({ total: 0 }),
  });
  await screen.findByRole('heading', { name: 'The projects could not be loaded' });
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is waiting for a decision.')).toBeVisible();
});

it('lists the files beside the code, and shows a text of them', async () => {
  const asset = {
    name: 'data/scores.csv',
    hash: 'a'.repeat(64),
    size: 3200,
    format: 'text',
  } as const;
  const { user } = open('&project=x1', {
    'GET /admin/published-projects/x1': () => project({ assets: [asset] }),
    [`GET /published-projects/x1/view/files/${asset.hash}`]: () => fileAnswer('name,score'),
  });
  const list = within(await screen.findByRole('list', { name: 'Files beside the code' }));
  expect(list.getByText('3 kB')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Show: data/scores.csv' }));
  expect(await list.findByText('name,score')).toBeVisible();
});
