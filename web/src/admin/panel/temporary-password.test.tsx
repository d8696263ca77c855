import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminUser } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const PASSWORD = 'tulip-panda-sun';

async function open(changes: Parameters<typeof adminUser>[0] = {}) {
  const member = adminUser(changes);
  const calls = mockApi({
    'GET /admin/users': () => [member],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => member,
    'GET /admin/users/u1/certificates': () => [],
    'POST /admin/users/u1/temporary-password': () => ({
      password: PASSWORD,
      until: '2026-11-27T10:00:00.000Z',
    }),
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users', language: 'en' });
  await user.click(await screen.findByRole('button', { name: /^Edit.*Lina/ }));
  await screen.findByRole('region', { name: 'A new password' });
  return { user, calls };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

it('is made of words unless one is typed, and shown', async () => {
  const { user, calls } = await open();
  const part = within(screen.getByRole('region', { name: 'A temporary password' }));
  const give = part.getByRole('button', { name: 'Give a temporary password' });
  await user.type(part.getByRole('textbox'), '123');
  await user.click(give);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(part.getByRole('textbox'));
  await user.click(give);
  expect(await part.findByText(PASSWORD)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({});
});

it.each([{ role: 'admin' as const }, { is_verified: false }])('is not for %o', async (changes) => {
  await open(changes);
  expect(screen.queryByRole('region', { name: 'A temporary password' })).not.toBeInTheDocument();
});
