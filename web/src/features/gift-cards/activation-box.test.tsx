import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readSession, useSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ActivationBox } from './activation-box.tsx';

const INVALID = { fr: 'Code invalide ou déjà utilisé', en: 'Invalid or already used code' };
const ACTIVATED = {
  status: 'success',
  message: { fr: 'Oui', en: 'Yes' },
  premium_until: '2027-11-20T12:00:00.000Z',
};

/** As on the dashboard: the box is there for members who are not premium. */
function Box() {
  const { user } = useSession();
  return user && !user.is_premium ? <ActivationBox /> : <p>No box</p>;
}

beforeEach(() => signInAs());

it('activates a card, says so, and is gone', async () => {
  const calls = mockApi({
    'POST /gift-card/activate': () => ACTIVATED,
    'GET /auth/me': () => member({ is_premium: true, plan: 'premium' }),
  });
  const { user } = renderPage(<Box />);
  const button = screen.getByRole('button', { name: 'Activate the card' });
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Code of the card'), ' 7Q2M 0X1K ');
  await user.click(button);
  expect(await screen.findByText('No box')).toBeInTheDocument();
  expect(
    await screen.findByText('Card activated! A year of Premium is yours.'),
  ).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ token: '7Q2M 0X1K' });
  expect(readSession().user?.is_premium).toBe(true);
});

it('clears what was typed, even if the member could not be refreshed', async () => {
  mockApi({ 'POST /gift-card/activate': () => ACTIVATED });
  const { user } = renderPage(<Box />);
  const field = screen.getByLabelText('Code of the card');
  await user.type(field, '7Q2M');
  await user.click(screen.getByRole('button', { name: 'Activate the card' }));
  await waitFor(() => expect(field).toHaveValue(''));
});

it.each(['fr', 'en'] as const)('says that a code opens nothing, in %s', async (language) => {
  mockApi({
    'POST /gift-card/activate': () => {
      throw new Refused(400, INVALID, 'invalid_code');
    },
  });
  const { user } = renderPage(<Box />, { language });
  const field = screen.getByRole('textbox');
  await user.type(field, 'AAAA');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID[language]);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('AAAA');
});

it('asks nobody about blanks', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<Box />);
  await user.type(screen.getByRole('textbox'), '   ');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID.en);
  expect(calls).toEqual([]);
});

it('tells other failures as the server does', async () => {
  mockApi({
    'POST /gift-card/activate': () => {
      throw new Refused(429, { fr: 'Trop de demandes.', en: 'Too many requests.' });
    },
  });
  const { user } = renderPage(<Box />);
  await user.type(screen.getByRole('textbox'), 'AAAA');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
});
