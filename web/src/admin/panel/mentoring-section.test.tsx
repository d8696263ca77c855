import type { AdminThread } from '@codivia/contract/admin-mentoring';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminUser } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { mentoringThread, threadMessage } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const { source: _, viewer: _v, ...THREAD } = mentoringThread();

function adminThread(state: 'shown' | 'hidden'): AdminThread {
  const message = threadMessage({ id: 'm2', author: 'mentor', state, text: 'Bad words' });
  return {
    ...THREAD,
    learner: { id: 'l1', name: 'Ada Lovelace' },
    mentor: { id: 'x1', name: 'Mia Mentor' },
    reports: state === 'hidden' ? 1 : 0,
    messages: [{ ...message, person: { id: 'x1', name: 'Mia Mentor' } }],
    accesses: [{ at: AT, actor: { id: 'a1', name: 'Root' }, role: 'admin', action: 'read' }],
  };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Root' }));

it('lists reported threads, and decides about a hidden message', async () => {
  const calls = mockApi({
    'GET /admin/mentoring': () => [adminThread('hidden')],
    'GET /admin/mentoring-count': () => ({ total: 1 }),
    'GET /admin/mentoring/t1': () => adminThread('hidden'),
    'PUT /admin/mentoring/t1/messages/m2/review': () => adminThread('shown'),
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=mentoring' });
  expect(await screen.findByText('1 thread')).toBeVisible();
  expect(calls.find(({ path }) => path === '/admin/mentoring')?.search.get('reported')).toBe(
    'true',
  );
  await user.click(screen.getByRole('link', { name: 'Read the thread “Name badge”' }));
  expect(await screen.findByText('Bad words')).toBeVisible();
  expect(screen.getByText('Reported, hidden from both sides')).toBeVisible();
  expect(screen.getByText(/Administrator Root read it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(await screen.findByText('The message is shown again.')).toBeVisible();
  expect(screen.queryByText('Reported, hidden from both sides')).toBeNull();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { decision: 'restore' },
  ]);
});

it('grants the capability of a mentor to an account, and withdraws it', async () => {
  const mentor = {
    ...{ languages: ['fr' as const], subjects: ['web' as const], weekly_hours: 2 },
    ...{
      conduct_version: null,
      conduct_accepted_at: null,
      granted_at: AT,
      has_second_factor: false,
      factor_due_at: null,
    },
  };
  const calls = mockApi({
    'GET /admin/users': () => [adminUser()],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => adminUser(),
    'GET /admin/users/u1/certificates': () => [],
    'GET /admin/users/u1/mentor': () => ({ mentor: null }),
    'PUT /admin/users/u1/mentor': ({ body }) => ({
      mentor: (body as { mentor: boolean }).mentor ? mentor : null,
    }),
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' });
  await user.click(await screen.findByRole('button', { name: /^Modifier.*Lina/ }));
  const part = within(await screen.findByRole('region', { name: 'Mentorat' }));
  await user.click(await part.findByRole('button', { name: 'Nommer mentor' }));
  expect(await part.findByText(/Langues.: Français\. Sujets.: pages web\./)).toBeVisible();
  expect(part.getByText(/n’est pas encore accepté/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Retirer le mentorat' }));
  expect(await part.findByText('Ce compte n’est pas celui d’un mentor.')).toBeVisible();
  const changes = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(changes).toEqual([{ mentor: true }, { mentor: false }]);
});
