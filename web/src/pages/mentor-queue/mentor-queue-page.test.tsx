import type { MentorProfile } from '@codivia/contract/api/mentor-profile';
import type { QueueEntry } from '@codivia/contract/api/mentoring-queue';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { mentoringOverview, mentoringThread } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { MentorQueuePage } from './mentor-queue-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const MENTOR: MentorProfile = {
  languages: [],
  subjects: [],
  weekly_hours: 0,
  conduct_version: 1,
  conduct_accepted_at: AT,
  suspended_at: null,
  has_second_factor: true,
  factor_due_at: null,
};
const ENTRY: QueueEntry = {
  id: 't1',
  title: 'Name badge',
  kind: 'python',
  language: 'fr',
  state: 'waiting',
  created_at: AT,
  updated_at: AT,
  learner: { first_name: 'Zoé', level: 3 },
  question: 'Why?',
  mine: false,
  unread: false,
};

beforeEach(() => signInAs());

it('asks for the code of conduct first, and tells others that it is for mentors', async () => {
  mockApi({ 'GET /mentoring': () => mentoringOverview() });
  const first = renderPage(<MentorQueuePage />);
  expect(await screen.findByText('This page is for mentors')).toBeVisible();
  first.unmount();
  const mentor = { ...MENTOR, conduct_version: null, conduct_accepted_at: null };
  const calls = mockApi({ 'GET /mentoring': () => mentoringOverview({ mentor }) });
  renderPage(<MentorQueuePage />);
  expect(await screen.findByRole('link', { name: 'Read the code of conduct' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/mentoring']);
});

it('shows the queue to mentors with a second factor, and to earlier ones until a date', async () => {
  const own = (changes: Partial<typeof MENTOR>) =>
    mockApi({
      'GET /mentoring': () =>
        mentoringOverview({ mentor: { ...MENTOR, has_second_factor: false, ...changes } }),
      'GET /mentoring/queue': () => [ENTRY],
      'GET /auth/second-factor': () => ({ enabled_at: null, recovery_codes_left: 0 }),
    });
  const calls = own({});
  const without = renderPage(<MentorQueuePage />);
  expect(await screen.findByText(/need two-factor authentication before/)).toBeVisible();
  await without.user.click(screen.getByRole('button', { name: 'Account security' }));
  expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/mentoring/queue');
  without.unmount();
  own({ factor_due_at: '2126-12-05T10:00:00.000Z' });
  renderPage(<MentorQueuePage />);
  expect(await screen.findByText(/by .*2126/)).toBeVisible();
  expect(await screen.findByText('Zoé')).toBeVisible();
});

it('filters the queue, and claims a request unless another mentor was first', async () => {
  let free = false;
  const calls = mockApi({
    'GET /mentoring': () => mentoringOverview({ mentor: MENTOR }),
    'GET /mentoring/queue': () => [ENTRY],
    'POST /mentoring/threads/t1/claim': () => {
      if (!free) throw new Refused(409, { fr: 'Déjà pris.', en: 'Taken.' });
      return mentoringThread({ viewer: 'mentor' });
    },
  });
  const { user, router } = renderPage(<MentorQueuePage />);
  expect(await screen.findByText('Zoé')).toBeVisible();
  expect(screen.getByText('Level 3')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Language'), 'fr');
  await user.selectOptions(screen.getByLabelText('Subject'), 'python');
  const last = calls.filter(({ path }) => path === '/mentoring/queue').at(-1);
  expect(String(last?.search)).toBe('language=fr&kind=python');
  const claim = await screen.findByRole('button', { name: 'Claim the request “Name badge”' });
  await user.click(claim);
  expect(await screen.findByText('Taken.')).toBeVisible();
  free = true;
  await user.click(await screen.findByRole('button', { name: /^Claim/ }));
  expect(router.state.location.pathname).toBe('/mentoring/t1');
});

it('tells a suspended mentor why there is no queue', async () => {
  const mentor = { ...MENTOR, suspended_at: AT };
  const calls = mockApi({ 'GET /mentoring': () => mentoringOverview({ mentor }) });
  renderPage(<MentorQueuePage />);
  expect(await screen.findByText(/Several of your messages were held/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read the code of conduct' })).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/mentoring']);
});

it('saves the profile', async () => {
  const calls = mockApi({
    'GET /mentoring': () => mentoringOverview({ mentor: MENTOR }),
    'GET /mentoring/queue': () => [],
    'PUT /mentoring/profile': () => MENTOR,
  });
  const { user } = renderPage(<MentorQueuePage />);
  expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  await user.click(screen.getByLabelText('Français'));
  await user.click(screen.getByLabelText('Python'));
  const hours = screen.getByLabelText('Hours a week');
  await user.clear(hours);
  await user.type(hours, '99');
  expect(screen.getByRole('alert')).toHaveTextContent('40 at most');
  await user.click(screen.getByRole('button', { name: 'Save the profile' }));
  await user.clear(hours);
  await user.type(hours, '3');
  await user.click(screen.getByRole('button', { name: 'Save the profile' }));
  const saved = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved).toEqual([{ languages: ['fr'], subjects: ['python'], weekly_hours: 3 }]);
});
