import type { AdminClass } from '@codivia/contract/api/admin-classes';
import type { AdminTeacher } from '@codivia/contract/api/admin-teachers';
import type { TeacherState } from '@codivia/contract/api/teachers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminUser } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '2026-11-01T10:00:00.000Z';

/** An invented person who has asked to teach. */
const asking = (changes: Partial<AdminTeacher> = {}): AdminTeacher => ({
  user_id: 't1',
  name: 'Anne Dupont',
  email: 'anne@example.org',
  state: 'asked',
  shown_as: 'Mme Dupont',
  school: 'Collège des Exemples',
  proof: 'https://school.example.org/team',
  at: AT,
  decline_reason: null,
  classes: 0,
  ...changes,
});
const TEACHER = asking({ state: 'granted', proof: null, classes: 2 });

/** An invented class that nobody teaches any more. */
const schoolClass = (changes: Partial<AdminClass> = {}): AdminClass => ({
  id: 'c1',
  name: '4e B',
  school_year: '2998-2999',
  language: 'fr',
  created_at: AT,
  archived_at: null,
  delete_after: null,
  teachers: [],
  members: 24,
  class_accounts: 20,
  licence: null,
  ...changes,
});

const NOBODY: TeacherState = { teacher: null, request: null };
const DECIDE = 'PUT /admin/users/t1/teacher';
const SEATS = 'PUT /admin/classes/c1/seats';

function open(
  at: string,
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  const calls = mockApi({
    'GET /admin/teachers': () => [asking()],
    'GET /admin/teacher-count': () => ({ total: 60 }),
    'GET /admin/classes': () => [schoolClass()],
    'GET /admin/class-count': () => ({ total: 60 }),
    'GET /admin/classes/c1': () => schoolClass(),
    'GET /admin/classes/c1/seats': () => ({ licence: null, dealt: 0 }),
    [DECIDE]: () => NOBODY,
    ...replies,
  });
  const page = renderPage(<AdminPage />, { at: `/admin?section=schools${at}`, language });
  const asked = (path: string) =>
    String(calls.findLast((call) => call.path === path && call.method === 'GET')?.search);
  return { ...page, asked, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

describe('requests', () => {
  it.each([
    ['en', 'Grant the request of Anne Dupont', /^Anne Dupont is a teacher now/],
    ['fr', 'Accepter la demande de Anne Dupont', /^Anne Dupont enseigne maintenant ici/],
  ] as const)('are shown with their proof, and granted (%s)', async (language, grant, done) => {
    const { user, sent, asked } = open('', {}, language);
    expect(await screen.findByText('anne@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: /^https:\/\/school\.example\.org/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(asked('/admin/teachers')).toBe('state=asked&sort=at&direction=asc&limit=25&offset=0');
    await user.click(screen.getByRole('button', { name: grant }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ teacher: true }]);
  });

  it('are declined with a reason', async () => {
    const { user, sent } = open('');
    await user.click(
      await screen.findByRole('button', { name: 'Decline the request of Anne Dupont' }),
    );
    await user.type(screen.getByLabelText('Reason (optional)'), ' No such school. ');
    await user.click(screen.getByRole('button', { name: 'Decline the request' }));
    expect(await screen.findByText(/^The request is declined/)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ teacher: false, reason: 'No such school.' }]);
  });

  it('are not linked when the proof is no address of a page', async () => {
    open('', { 'GET /admin/teachers': () => [asking({ proof: 'javascript:alert(1)' })] });
    expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });

  it('can be searched, filtered and paged, and all of them shown again', async () => {
    const { user, asked, router } = open('');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked('/admin/teachers')).toContain('offset=25'));
    await user.type(screen.getByRole('searchbox'), 'anne');
    await waitFor(() => expect(asked('/admin/teachers')).toMatch(/^q=anne.*offset=0$/));
    await user.selectOptions(screen.getByLabelText('Show'), 'Declined');
    await waitFor(() => expect(asked('/admin/teacher-count')).toBe('q=anne&state=declined'));
    await user.click(screen.getByRole('tab', { name: 'Teachers' }));
    expect(router.state.location.search).toBe('?section=schools&view=teachers');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says why a request was declined, which can still be granted', async () => {
    open('&choice=declined', {
      'GET /admin/teachers': () => [asking({ state: 'declined', decline_reason: 'No proof.' })],
    });
    expect(await screen.findByText('Declined: No proof.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Grant/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
  });
});

it('withdraws the capability of a teacher once that is confirmed', async () => {
  const { user, sent, asked } = open('&view=teachers', {
    'GET /admin/teachers': () => [TEACHER],
  });
  const row = within(await screen.findByRole('row', { name: /Anne Dupont/ }));
  expect(asked('/admin/teachers')).toBe('state=granted&sort=at&direction=desc&limit=25&offset=0');
  await user.click(row.getByRole('button', { name: 'Withdraw the capability of Anne Dupont' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Anne Dupont is no longer a teacher.')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{ teacher: false }]);
});

describe('classes', () => {
  it('are listed with their teachers and licences, without pupils', async () => {
    const teacher = { id: 't1', name: 'Anne', shown_as: 'Mme Dupont', school: 'Collège' };
    const licence = { seats: 30, until: '2999-06-30T12:00:00.000Z', granted_at: AT, note: '' };
    const { user, asked, router } = open(
      '&view=classes',
      {
        'GET /admin/classes': () => [
          schoolClass(),
          schoolClass({ id: 'c2', name: '3e A', teachers: [teacher], licence }),
        ],
      },
      'fr',
    );
    const first = within(await screen.findByRole('row', { name: /4e B/ }));
    expect(first.getByText('Sans enseignant')).toBeVisible();
    const second = within(screen.getByRole('row', { name: /3e A/ }));
    expect(second.getByText('Mme Dupont')).toBeVisible();
    expect(second.getAllByText('30 places jusqu’au 30 juin 2999')[0]).toBeInTheDocument();
    expect(asked('/admin/classes')).toBe('archived=false&limit=25&offset=0');
    await user.selectOptions(screen.getByLabelText('Afficher'), 'Sans enseignant');
    await waitFor(() =>
      expect(asked('/admin/class-count')).toBe('archived=false&without_teacher=true'),
    );
    await user.click(await screen.findByRole('link', { name: '4e B' }));
    expect(router.state.location.search).toContain('class=c1');
    await user.click(await screen.findByRole('link', { name: 'Toutes les classes' }));
    expect(router.state.location.search).toContain('choice=orphaned');
  });

  it('get a teacher who is found by name', async () => {
    const { user, sent, asked } = open('&view=classes&class=c1', {
      'GET /admin/teachers': () => [TEACHER],
      'POST /admin/classes/c1/teachers': () => schoolClass(),
    });
    expect(await screen.findByText(/^Nobody teaches this class any more/)).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'dupont');
    await user.click(await screen.findByRole('button', { name: 'Add Anne Dupont to the class' }));
    expect(await screen.findByText('Anne Dupont teaches the class now.')).toBeVisible();
    expect(asked('/admin/teachers')).toContain('q=dupont&state=granted');
    expect(sent().map(({ body }) => body)).toEqual([{ user_id: 't1' }]);
  });

  it('get seats until a day to come, which can be taken away', async () => {
    let licence: unknown = null;
    const { user, sent } = open('&view=classes&class=c1', {
      'GET /admin/classes/c1/seats': () => ({ licence, dealt: licence ? 24 : 0 }),
      [SEATS]: ({ body }) => {
        licence = (body as { seats: number }).seats === 0 ? null : body;
        return { licence, dealt: 24 };
      },
    });
    const seats = await screen.findByLabelText('Seats');
    expect(seats).toHaveValue('24');
    expect(screen.getByLabelText('Until')).toHaveValue('2999-07-31');
    await user.clear(seats);
    await user.type(seats, '101');
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2020-07-31' } });
    await user.click(screen.getByRole('button', { name: 'Save the licence' }));
    expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
    expect(screen.getByText('Choose a day that is still to come.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.clear(seats);
    await user.type(seats, '30');
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2999-06-30' } });
    await user.type(screen.getByLabelText('Note (optional)'), 'Invoice 7');
    await user.click(screen.getByRole('button', { name: 'Save the licence' }));
    expect(await screen.findByText('24 pupils have a seat now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take the licence away' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText('The class has no licence any more.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      { seats: 30, until: new Date('2999-06-30T23:59:59').toISOString(), note: 'Invoice 7' },
      { seats: 0 },
    ]);
  });

  it('says that the list could not be loaded, or that none fits', async () => {
    let failed = true;
    const { user } = open('&view=classes&q=none', {
      'GET /admin/classes': () => {
        if (failed) throw new Refused(500);
        return [];
      },
      'GET /admin/class-count': () => ({ total: 0 }),
    });
    await screen.findByRole('heading', { name: 'The classes could not be loaded.' });
    failed = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No class fits')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });
});

describe('the account of a teacher', () => {
  const USER = adminUser({ id: 't1', name: 'Anne Dupont' });
  const user = (state: TeacherState) => ({
    'GET /admin/users': () => [USER],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/t1': () => USER,
    'GET /admin/users/t1/certificates': () => [],
    'GET /admin/users/t1/mentor': () => ({ mentor: null }),
    'GET /admin/users/t1/teacher': () => state,
  });

  async function openUser(replies: Parameters<typeof mockApi>[0]) {
    const calls = mockApi({ [DECIDE]: () => NOBODY, ...replies });
    const page = renderPage(<AdminPage />, { at: '/admin?section=users' });
    await page.user.click(await screen.findByRole('button', { name: 'Edit: Anne Dupont' }));
    const part = within(await screen.findByRole('region', { name: 'Teaching' }));
    return { ...page, part, sent: () => calls.filter(({ method }) => method === 'PUT') };
  }

  it('is made with the name that pupils read and the school', async () => {
    const { user: press, part, sent } = await openUser(user(NOBODY));
    await press.click(await part.findByRole('button', { name: 'Make a teacher' }));
    expect(part.getAllByText('Please fill this in.')).toHaveLength(2);
    await press.type(part.getByLabelText('Name that pupils read'), 'Mme Dupont');
    await press.type(part.getByLabelText('School'), 'Collège');
    await press.click(part.getByRole('button', { name: 'Make a teacher' }));
    expect(await screen.findByText('This account is a teacher’s now.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      { teacher: true, shown_as: 'Mme Dupont', school: 'Collège' },
    ]);
  });

  it('loses the capability', async () => {
    const teacher = { shown_as: 'Mme Dupont', school: 'Collège', granted_at: AT };
    const { user: press, part, sent } = await openUser(user({ teacher, request: null }));
    expect(await part.findByText(/^A teacher since November 1, 2026/)).toBeVisible();
    await press.click(part.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('This account is no longer a teacher’s.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ teacher: false }]);
  });
});
