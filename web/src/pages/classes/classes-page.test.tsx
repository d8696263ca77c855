import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { classMember, classSummary, schoolClass } from '../../test/classes.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ClassesPage } from './classes-page.tsx';

const PATH = '/classes/:classId?/:section?/:itemId?';
const TEACHERS = { path: '/teachers', element: <p>For teachers</p> };

function open(at = '/classes', language: 'en' | 'fr' = 'en') {
  return renderPage(<ClassesPage />, { at, path: PATH, others: [TEACHERS], language });
}

it('leads members who are no teachers to what there is for teachers', async () => {
  signInAs();
  mockApi({ 'GET /user/teacher': () => ({ teacher: null, request: null }) });
  open();
  expect(await screen.findByText('For teachers')).toBeVisible();
});

it('lets somebody in who became a teacher while the page was open', async () => {
  signInAs();
  const teacher = { shown_as: 'Mme Dupont', school: 'Collège', granted_at: '2026-11-01T08:00:00Z' };
  mockApi({
    'GET /user/teacher': () => ({ teacher, request: null }),
    'GET /auth/me': () => member({ is_teacher: true }),
    'GET /classes': () => [classSummary()],
  });
  open();
  expect(await screen.findByRole('link', { name: '4e B' })).toHaveAttribute('href', '/classes/c1');
});

it('lists classes with their licences, archived ones apart', async () => {
  signInAs({ is_teacher: true });
  const until = '2030-06-30T12:00:00.000Z';
  mockApi({
    'GET /classes': () => [
      classSummary({ licence: { seats: 30, until } }),
      classSummary({ id: 'c2', name: '5e A', members: 1, open_assignments: 0 }),
      classSummary({
        id: 'c3',
        name: '3e C',
        licence: { seats: 9, until: '2020-01-31T12:00:00Z' },
      }),
      classSummary({
        id: 'c4',
        name: '6e D',
        archived_at: '2026-11-01T08:00:00Z',
        delete_after: '2026-12-31T12:00:00Z',
      }),
    ],
  });
  open('/classes', 'fr');
  const present = within(await screen.findByRole('region', { name: 'Classes de cette année' }));
  expect(present.getAllByText('24 élèves · 2 travaux en cours')).toHaveLength(2);
  expect(present.getByText('1 élève · 0 travail en cours')).toBeVisible();
  expect(present.getByText(/^Licence jusqu’au 30 juin 2030$/)).toBeVisible();
  expect(present.getByText(/^Sans licence\s: leçons gratuites seulement$/)).toBeVisible();
  expect(present.getByText(/^Licence terminée le 31 janv\. 2020$/)).toBeVisible();
  expect(present.queryByText('6e D')).toBeNull();
  const archive = within(screen.getByRole('region', { name: 'Archives' }));
  expect(archive.getByText('Sera supprimée le 31 déc. 2026')).toBeVisible();
});

it('makes the first class, and goes on to the names of its pupils', async () => {
  signInAs({ is_teacher: true });
  const calls = mockApi({
    'GET /classes': () => [],
    'POST /classes': () => schoolClass({ members: [] }),
    'GET /classes/c1': () => schoolClass({ members: [] }),
  });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Make the class' }));
  expect(screen.getByText('Give the class a name.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(screen.getByLabelText('Name'), ' 4e B ');
  await user.selectOptions(screen.getByLabelText('Language'), 'French');
  await user.click(screen.getByRole('button', { name: 'Make the class' }));
  expect(await screen.findByRole('heading', { name: 'Add pupils' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/classes/c1/names');
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ name: '4e B', language: 'fr', time_zone: expect.any(String) });
});

it('tries again when the list does not come', async () => {
  signInAs({ is_teacher: true });
  let works = false;
  mockApi({
    'GET /classes': () => {
      if (!works) throw new Refused(403);
      return [classSummary()];
    },
  });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '4e B' })).toBeVisible();
});

it.each(['/classes/c9', '/classes/c1/nothing'])('says that there is no class at %s', async (at) => {
  signInAs({ is_teacher: true });
  mockApi({ 'GET /classes/c1': () => schoolClass() });
  open(at);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such class here' }),
  ).toBeVisible();
});

it('shows the tabs that there are, and restores an archived class', async () => {
  signInAs({ is_teacher: true });
  const archived = { archived_at: '2026-11-01T08:00:00Z', delete_after: '2026-12-31T12:00:00Z' };
  mockApi({
    'GET /classes/c1': () => schoolClass({ ...archived, members: [classMember()] }),
    'POST /classes/c1/restore': () => schoolClass(),
  });
  const { user } = open('/classes/c1');
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the class' }));
  expect(tabs.getByRole('link', { name: 'Pupils' })).toHaveAttribute('aria-current', 'page');
  const notice = screen.getByRole('region', { name: 'Archived' });
  expect(notice).toHaveTextContent('deleted on December 31, 2026');
  expect(await screen.findByRole('region', { name: '1 pupil' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add pupils' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Archive the class' })).toBeNull();
  await user.click(within(notice).getByRole('button', { name: 'Restore the class' }));
  expect(await screen.findByRole('link', { name: 'Add pupils' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Archived' })).toBeNull();
});

it('changes the name that pupils read, and the school', async () => {
  signInAs({ is_teacher: true });
  const teacher = { shown_as: 'Mme Dupont', school: 'Collège', granted_at: '2026-11-01T08:00:00Z' };
  const calls = mockApi({
    'GET /classes': () => [classSummary()],
    'GET /user/teacher': () => ({ teacher, request: null }),
    'PUT /user/teacher': () => ({ teacher: { ...teacher, shown_as: 'Mme D.' }, request: null }),
  });
  const { user } = open();
  const form = within(await screen.findByRole('form', { name: 'Your name for your pupils' }));
  const name = form.getByLabelText('The name your pupils read');
  await user.clear(name);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please fill this in.')).toBeVisible();
  await user.type(name, ' Mme D. ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(name).toHaveValue('Mme D.');
  const sent = calls.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toEqual({ shown_as: 'Mme D.', school: 'Collège' });
});
