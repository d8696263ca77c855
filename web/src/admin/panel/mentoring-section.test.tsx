import type { AdminThread } from '@codivia/contract/api/admin-mentoring';
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

function adminThread(state: AdminThread['messages'][number]['state']): AdminThread {
  const isHeld = state === 'held';
  const message = threadMessage({ id: 'm2', author: 'mentor', state, text: 'Bad words' });
  return {
    ...THREAD,
    learner: { id: 'l1', name: 'Ada Lovelace' },
    mentor: { id: 'x1', name: 'Mia Mentor' },
    reports: state === 'hidden' ? 1 : 0,
    held: isHeld ? 1 : 0,
    held_for: isHeld ? ['meeting'] : [],
    messages: [
      { ...message, person: { id: 'x1', name: 'Mia Mentor' }, held_for: isHeld ? 'meeting' : null },
    ],
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
  expect(calls.find(({ path }) => path === '/admin/mentoring')?.search.get('flagged')).toBe('true');
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

it.each(['allow', 'refuse'] as const)(
  'says why a message is held, and can %s it',
  async (choice) => {
    const calls = mockApi({
      'GET /admin/mentoring': () => [adminThread('held')],
      'GET /admin/mentoring-count': () => ({ total: 1 }),
      'GET /admin/mentoring/t1': () => adminThread('held'),
      'PUT /admin/mentoring/t1/messages/m2/review': () =>
        adminThread(choice === 'allow' ? 'shown' : 'removed'),
    });
    const { user } = renderPage(<AdminPage />, { at: '/admin?section=mentoring' });
    expect(await screen.findByText('1 held: a meeting')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Read the thread “Name badge”' }));
    expect(await screen.findByText('Held because it looks like a meeting.')).toBeVisible();
    const button =
      choice === 'allow' ? 'Allow: show it to the other side' : 'Refuse: remove it for good';
    await user.click(screen.getByRole('button', { name: button }));
    const done =
      choice === 'allow' ? 'The other side sees the message now.' : 'The message is removed.';
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      decision: choice === 'allow' ? 'restore' : 'remove',
    });
  },
);

it('ends the suspension of a mentor', async () => {
  const mentor = {
    languages: [],
    subjects: [],
    weekly_hours: 2,
    granted_at: AT,
    conduct_version: 1,
    conduct_accepted_at: AT,
  };
  const calls = mockApi({
    'GET /admin/users': () => [adminUser()],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => adminUser(),
    'GET /admin/users/u1/certificates': () => [],
    'GET /admin/users/u1/mentor': () => ({ mentor: { ...mentor, suspended_at: AT } }),
    'PUT /admin/users/u1/mentor': () => ({ mentor: { ...mentor, suspended_at: null } }),
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users' });
  await user.click(await screen.findByRole('button', { name: /^Edit.*Lina/ }));
  const part = within(await screen.findByRole('region', { name: 'Mentoring' }));
  expect(await part.findByText(/Suspended since November 20, 2026/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The mentor can answer again.')).toBeVisible();
  expect(part.queryByText(/Suspended since/)).toBeNull();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ mentor: true });
});

it('grants the capability of a mentor to an account, and withdraws it', async () => {
  const mentor = {
    languages: ['fr' as const],
    subjects: ['web' as const],
    weekly_hours: 2,
    conduct_version: null,
    conduct_accepted_at: null,
    granted_at: AT,
    has_second_factor: false,
    factor_due_at: null,
    suspended_at: null,
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
