import type { AuditEntry } from '@codivia/contract/api/admin-audit';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntry } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const INES = '11111111-1111-4111-8111-111111111111';
const RENAMED = auditEntry({
  id: 9,
  changes: [{ field: 'is_premium', from: false, to: true }, { field: 'description_fr' }],
});
const GONE = auditEntry({ id: 8, action: 'remove', subject: 'lesson', actor: null, changes: [] });

function open(
  entries: AuditEntry[],
  { at = '', replies = {}, language = 'en' as 'en' | 'fr' } = {},
) {
  const calls = mockApi({
    'GET /admin/audit': () => entries,
    'GET /admin/help/staff': () => [{ id: INES, name: 'Inès' }],
    ...replies,
  });
  const address = `/admin?section=audit${at}`;
  return { calls, ...renderPage(<AdminPage />, { at: address, language }) };
}

const entries = async () => within(await screen.findByRole('list', { name: 'Entries of the log' }));
const asked = (calls: ReturnType<typeof mockApi>) =>
  calls.filter(({ path }) => path === '/admin/audit').map(({ search }) => String(search));

beforeEach(() => signInAs({ role: 'admin' }));

describe('the log', () => {
  it('says who did what, with the values that are known', async () => {
    open([RENAMED, GONE]);
    const list = await entries();
    expect(list.getByText('Inès edited the course “Robots”')).toBeVisible();
    const changed = within(list.getByRole('list', { name: 'Changed' }));
    expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Premium access: no → yes',
      'the description',
    ]);
    expect(list.getByText('Codivia permanently removed the lesson “Robots”')).toBeVisible();
  });

  it('names the filters of an export', async () => {
    const taken = { action: 'export', subject: 'audit', subject_id: '', label: null } as const;
    open([auditEntry({ ...taken, changes: [{ field: 'actor_id' }] })]);
    expect(await screen.findByText('Inès exported the log of changes')).toBeVisible();
    expect(screen.getByText('Filter: Administrator')).toBeVisible();
  });

  it('names imported accounts by their number', async () => {
    const changes = [{ field: 'accounts', from: 0, to: 12 }];
    const many = { action: 'import', subject: 'user', subject_id: '', label: null } as const;
    open([auditEntry({ ...many, changes })]);
    expect(await screen.findByText('Inès imported accounts')).toBeVisible();
    expect(screen.getByText('the number of accounts: 0 → 12')).toBeVisible();
  });

  it('says it in French', async () => {
    open([RENAMED], { language: 'fr' });
    expect(await screen.findByText('Inès a modifié le cours « Robots »')).toBeVisible();
    expect(screen.getByText('l’accès Premium : non → oui')).toBeVisible();
  });

  it('is filtered by what was done, to what, by whom and when', async () => {
    const { user, calls, router } = open([RENAMED]);
    await entries();
    await user.selectOptions(screen.getByLabelText('About'), 'Lessons');
    await user.selectOptions(screen.getByLabelText('Action'), 'Edit');
    await user.selectOptions(screen.getByLabelText('Administrator'), 'Inès');
    await expect
      .poll(() => asked(calls).at(-1))
      .toBe(`subject=lesson&action=update&actor_id=${INES}&limit=50`);
    expect(router.state.location.search).toBe(
      `?section=audit&subject=lesson&action=update&actor=${INES}`,
    );
  });

  it('has whole days by the clock of the reader', async () => {
    const { calls } = open([RENAMED], { at: '&from=2026-11-02&to=2026-11-03' });
    await entries();
    const search = new URLSearchParams(asked(calls)[0]);
    expect(search.get('from')).toBe(new Date('2026-11-02T00:00').toISOString());
    expect(search.get('to')).toBe(new Date('2026-11-04T00:00').toISOString());
  });

  it('ignores filters that it does not know', async () => {
    const { calls } = open([], { at: '&subject=x&action=y&actor=z&from=2026-13-45&to=tomorrow' });
    expect(await screen.findByText('No entry fits')).toBeVisible();
    expect(asked(calls)).toEqual(['limit=50']);
  });

  it('shows older entries below', async () => {
    const page = Array.from({ length: 50 }, (_, i) => auditEntry({ id: 100 - i }));
    const { user } = open([], {
      replies: {
        'GET /admin/audit': ({ search }: { search: URLSearchParams }) =>
          search.get('before') === '51' ? [GONE] : page,
      },
    });
    expect((await entries()).getAllByText('Inès edited the course “Robots”')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText(/permanently removed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it('is about one thing alone, until the others are wanted too', async () => {
    const { user, calls } = open([RENAMED], { at: '&subject=course&subject_id=robots' });
    expect(await screen.findByText('Only about robots')).toBeVisible();
    expect(asked(calls)).toEqual(['subject=course&subject_id=robots&limit=50']);
    await user.click(screen.getByRole('button', { name: 'Show the others too' }));
    await expect.poll(() => asked(calls).at(-1)).toBe('subject=course&limit=50');
  });

  it('says why it could not be loaded', async () => {
    open([], {
      replies: {
        'GET /admin/audit': () => {
          throw new Refused(403, 'Out of order');
        },
      },
    });
    expect(await screen.findByText('Out of order')).toBeVisible();
  });
});

describe('the file', () => {
  const row = auditEntry({ label: '=HYPERLINK("x")', changes: [{ field: 'title' }] });

  it('has the entries that fit, and no formula', async () => {
    const taken = { entries: [row], more: true };
    const { user, calls } = open([row], {
      at: '&action=update',
      replies: { 'POST /admin/audit/exports': () => taken },
    });
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await entries();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(
      await screen.findByText(/^The file has the latest entries, 10,000 of them/),
    ).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'update' });
    expect(await saved[0]?.text()).toBe(
      [
        'Time (UTC),Administrator,Action,About,Id,Title,Changed',
        '2026-11-20T10:00:00.000Z,Inès,Edit,Courses,robots,"\'=HYPERLINK(""x"")",the title',
      ].join('\r\n'),
    );
  });
});
