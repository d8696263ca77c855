import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { VerifyPage } from './verify-page.tsx';

const page = (
  <StrictMode>
    <VerifyPage />
  </StrictMode>
);
const AT = '/verify?token=abc';

it('confirms the address once, and repeats what the server says in the reader’s language', async () => {
  const calls = mockApi({
    'POST /auth/verify': () => ({ message: { fr: 'Adresse confirmée.', en: 'Confirmed.' } }),
  });
  renderPage(page, { at: AT, language: 'fr' });
  expect(screen.getByRole('status')).toHaveTextContent('Confirmation de ton adresse…');
  expect(await screen.findByText('Adresse confirmée.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth');
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

it('says why it failed, and sends a new link', async () => {
  const calls = mockApi({
    'POST /auth/verify': () => {
      throw new Refused(400, { fr: 'Ce lien n’est plus valable.', en: 'This link is too old.' });
    },
    'POST /auth/resend-verification': () => ({ message: { fr: 'Envoyé.', en: 'Sent.' } }),
  });
  const { user } = renderPage(page, { at: AT });
  expect(await screen.findByText('This link is too old.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('E-\u2060mail is required')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'lina@example.org');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('Sent.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'lina@example.org', lang: 'en' });
});

it('has a text of its own when the server gives none', async () => {
  mockApi({
    'POST /auth/verify': () => {
      throw new Refused(400, '');
    },
  });
  renderPage(page, { at: AT });
  const text = 'Something went wrong while confirming your account.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('tries again when no answer came', async () => {
  let online = false;
  mockApi({
    'POST /auth/verify': () => {
      if (!online) throw new TypeError('Failed to fetch');
      return { message: { fr: 'Adresse confirmée.', en: 'Confirmed.' } };
    },
  });
  const { user } = renderPage(page, { at: AT });
  const again = await screen.findByRole('button', { name: 'Try again' });
  online = true;
  await user.click(again);
  expect(await screen.findByText('Confirmed.')).toBeInTheDocument();
});

it('says that the link is not one when it has no token', async () => {
  const calls = mockApi({});
  renderPage(page, { at: '/verify', language: 'fr' });
  expect(screen.getByText('Lien de confirmation invalide')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
