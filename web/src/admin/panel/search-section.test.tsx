import type { FoundText, Hit } from '@codivia/contract/api/admin-text-search';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { hitAddress } from '../kit/hit-address.ts';
import { AdminPage } from './admin-page.tsx';

const hit = (number: number, changes: Partial<Hit> = {}): Hit => ({
  number,
  field: 'content',
  exercise: null,
  language: 'en',
  code: false,
  before: 'a ',
  match: 'loop',
  after: ' here',
  ...changes,
});
const FIRST: FoundText = {
  kind: 'lesson',
  id: 'first',
  title: 'First',
  title_fr: 'Première',
  revision: 3,
  is_active: true,
  total: 3,
  hits: [
    hit(0),
    hit(1, { field: 'hints', exercise: 'badge', language: 'fr' }),
    hit(2, { field: 'solution', exercise: 'badge', language: null, code: true }),
  ],
};
const COURSE: FoundText = { ...FIRST, kind: 'course', id: 'c', title: 'Robots', hits: [hit(0)] };
const DETAIL = { en: 'Changed meanwhile.', fr: 'Modifiée entre-temps.' };

const replies = {
  'GET /admin/search': () => ({ total: 2, hits: 4, found: [{ ...COURSE, total: 1 }, FIRST] }),
};
const open = (more: Parameters<typeof mockApi>[0] = {}, at = '&q=loop') => {
  const calls = mockApi({ ...replies, ...more });
  return { calls, ...renderPage(<AdminPage />, { at: `/admin?section=search${at}` }) };
};
const lesson = async () => {
  const [, second] = within(await screen.findByRole('list', { name: /found$/ }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'));
  if (!second) throw new Error('No lesson is shown.');
  return within(second);
};

beforeEach(() => signInAs({ role: 'admin' }));

describe('the search', () => {
  it('asks for what was typed, and says where it is', async () => {
    const { user, calls, router } = open({}, '');
    await user.type(await screen.findByRole('searchbox', { name: 'Text to find' }), 'loop');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Hits: 4, in 2 lessons and courses')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Whole words only' }));
    await waitFor(() => expect(router.state.location.search).toContain('word=1'));
    const asked = calls.filter(({ path }) => path.startsWith('/admin/search'));
    expect(asked.at(-1)?.search.get('whole_word')).toBe('true');
    const found = await lesson();
    const first = found.getByRole('link', { name: 'Text · English: a loop here' });
    expect(first).toHaveAttribute('href', hitAddress('first', FIRST.hits, hit(0)));
    expect(found.getByText('Exercise “badge” · Hints · French')).toBeVisible();
    expect(within(found.getByRole('region', { name: 'In code' })).getByText('loop')).toBeVisible();
    expect(found.getByRole('link', { name: 'First' })).toHaveAttribute(
      'href',
      '/admin?section=lessons&lesson=first&texts=en',
    );
  });
});

describe('replacing', () => {
  it('shows what becomes of the texts, leaves code unless it is ticked, and is undone', async () => {
    const { user, calls } = open({
      'POST /admin/replacements': () => ({
        id: 9,
        replaced: ['first'],
        drafts: ['first'],
        refused: [{ id: 'other', detail: DETAIL, problems: [] }],
      }),
      'POST /admin/replacements/9/undo': () => ({ restored: ['first'], refused: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Replace…' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'turn');
    const found = await lesson();
    expect(found.getAllByText('turn')).toHaveLength(2);
    const [first] = found.getAllByRole('checkbox', { name: 'Replace: a loop here' });
    if (first) await user.click(first);
    expect(screen.getByRole('button', { name: 'Replace 1 hit' })).toBeEnabled();
    await user.click(found.getByRole('checkbox', { name: 'In code' }));
    await user.click(screen.getByRole('button', { name: 'Replace 2 hits' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Replace 2 hits?' }));
    expect(asking.getByText(/have to be verified again/)).toBeVisible();
    await user.click(asking.getByRole('button', { name: 'Replace 2 hits' }));
    expect(await screen.findByText('Replaced in 1 lesson')).toBeVisible();
    expect(screen.getByText(/1 lesson is a draft now/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/other.*Changed meanwhile\./);
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    const lessons = [{ id: 'first', revision: 3, hits: [1, 2] }];
    expect(sent).toMatchObject({ q: 'loop', replacement: 'turn', lessons });
    await user.click(screen.getByRole('button', { name: 'Undo all of it' }));
    expect((await screen.findAllByText('1 lesson is as before'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo all of it' })).not.toBeInTheDocument();
  });
});
