import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSession, useSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AgeQuestion } from './age-question.tsx';

function Card() {
  const { user } = useSession();
  return user && <AgeQuestion user={user} />;
}

it.each([
  ['en', 'Are you 15 or older?', 'I’m 15 or older', /never your date of birth/],
  ['fr', 'As-tu 15 ans ou plus ?', 'J’ai 15 ans ou plus', /jamais ta date de naissance/],
] as const)('is asked once, in %s', async (language, name, yes, why) => {
  signInAs();
  const calls = mockApi({ 'POST /user/age': () => member({ age: '15_or_older' }) });
  const { user } = renderPage(<Card />, { language });
  expect(within(screen.getByRole('region', { name })).getByText(why)).toBeVisible();
  await user.click(screen.getByRole('button', { name: yes }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(calls[0]?.body).toEqual({ over_15: true });
  expect(readSession().user?.age).toBe('15_or_older');
});

it('says what “under 15” closes before it is sent', async () => {
  signInAs();
  const answer = member({ age: 'under_15', closed: { publish: 'age' } });
  const calls = mockApi({ 'POST /user/age': () => answer });
  const { user } = renderPage(<Card />);
  await user.click(screen.getByRole('button', { name: 'I’m under 15' }));
  const question = within(await screen.findByRole('dialog', { name: 'Under 15: what changes' }));
  expect(question.getByText(/close now, until a parent agrees/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Go back' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I’m under 15' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m under 15' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(calls[0]?.body).toEqual({ over_15: false });
  expect(readSession().user?.closed).toEqual({ publish: 'age' });
  expect(await screen.findByText(/A parent can now open the rest/)).toBeInTheDocument();
});

it('goes when it was answered on another device', async () => {
  signInAs();
  mockApi({
    'POST /user/age': () => {
      throw new Refused(409, { fr: 'Déjà répondu.', en: 'Answered already.' }, 'age_answered');
    },
    'GET /auth/me': () => member({ age: 'under_15' }),
  });
  const { user } = renderPage(<Card />);
  await user.click(screen.getByRole('button', { name: 'I’m 15 or older' }));
  expect(await screen.findByText('Answered already.')).toBeInTheDocument();
  await waitFor(() => expect(readSession().user?.age).toBe('under_15'));
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['have answered', { age: 'under_15' }],
  ['use a class account', { class_account: true }],
  ['are administrators', { role: 'admin' }],
] as const)('is not asked of those who %s', (_, changes) => {
  signInAs(changes);
  renderPage(<Card />);
  expect(screen.queryByRole('button')).toBeNull();
});
