import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { rememberRedirect } from '../../lib/redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { VerifyPage } from './verify-page.tsx';

const page = (
  <StrictMode>
    <VerifyPage />
  </StrictMode>
);
const AT = '/verify?token=abc';

const press = (user: UserEvent, name = 'Confirm my address') =>
  user.click(screen.getByRole('button', { name }));

it('confirms nothing before the press, and repeats what the server says in the reader’s language', async () => {
  const calls = mockApi({
    'POST /auth/verify': () => ({ message: { fr: 'Adresse confirmée.', en: 'Confirmed.' } }),
  });
  const { user } = renderPage(page, { at: AT, language: 'fr' });
  expect(calls).toEqual([]);
  await press(user, 'Confirmer mon adresse');
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
  await press(user);
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
  const { user } = renderPage(page, { at: AT });
  await press(user);
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
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  online = true;
  await press(user);
  expect(await screen.findByText('Confirmed.')).toBeInTheDocument();
});

it('signs in on the device that registered, and leads on to where one was', async () => {
  rememberRedirect('/lesson/x');
  mockApi({
    'POST /auth/verify': () => ({ message: { fr: 'Bienvenue.', en: 'Welcome.' }, ...authAnswer() }),
  });
  const { user } = renderPage(page, { at: AT });
  await press(user);
  expect(await screen.findByRole('link', { name: 'Let’s go' })).toHaveAttribute(
    'href',
    '/lesson/x',
  );
  expect(localStorage.getItem('token')).toBe('access-1');
});

it('asks for the password on another device, or for a new one', async () => {
  const calls = mockApi({
    'POST /auth/verify': ({ body }) => {
      const { password, new_password } = body as Record<string, string>;
      if (new_password) return { message: { fr: 'Bienvenue.', en: 'Welcome.' }, ...authAnswer() };
      throw password
        ? new Refused(403, { fr: 'Faux.', en: 'Incorrect password' }, 'wrong_password')
        : new Refused(422, { fr: 'Il manque.', en: 'Needed.' }, 'password_needed');
    },
  });
  const { user } = renderPage(page, { at: AT });
  await press(user);
  const field = await screen.findByLabelText('Password');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.type(field, 'a guess');
  await press(user, 'Confirm and log in');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password'));
  await press(user, 'I don’t know it, or I didn’t register');
  await user.type(screen.getByLabelText('New password'), 'blue kettle 42');
  await press(user, 'Confirm and log in');
  expect(await screen.findByText('Welcome.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ token: 'abc', new_password: 'blue kettle 42' });
});

it('says that the link is not one when it has no token', async () => {
  const calls = mockApi({});
  renderPage(page, { at: '/verify', language: 'fr' });
  expect(screen.getByText('Lien de confirmation invalide')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
