import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readSession, useSession } from '../../../lib/session.ts';
import { mockApi, Refused } from '../../../test/api.ts';
import { authAnswer, signInAs } from '../../../test/factories.ts';
import { renderPage } from '../../../test/render.tsx';
import { Settings } from './settings.tsx';

function MySettings() {
  const { user } = useSession();
  return user && <Settings user={user} />;
}

beforeEach(() => signInAs());

it('changes the name', async () => {
  const calls = mockApi({
    'PUT /users': () => ({ name: 'Lina B.', email: 'lina@example.org', language: 'en' }),
  });
  const { user } = renderPage(<MySettings />);
  const name = screen.getByLabelText('Name');
  expect(name).toHaveValue('Lina');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, ' Lina B. ');
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ name: 'Lina B.' });
  expect(readSession().user?.name).toBe('Lina B.');
});

it('says that the name could not be saved', async () => {
  mockApi({
    'PUT /users': () => {
      throw new Refused(500);
    },
  });
  const { user } = renderPage(<MySettings />);
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  const text = 'Your profile could not be saved. Try again.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('changes the password, and keep the new session', async () => {
  const renewed = { ...authAnswer(), access_token: 'access-2', refresh_token: 'refresh-2' };
  const calls = mockApi({ 'PUT /auth/me': () => renewed });
  const { user } = renderPage(<MySettings />, { language: 'fr' });
  await user.type(screen.getByLabelText('Mot de passe actuel'), 'the old one');
  const password = screen.getByLabelText('Nouveau mot de passe');
  const again = screen.getByLabelText('Confirme le nouveau mot de passe');
  await user.type(password, '12345');
  await user.type(again, '123456');
  await user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }));
  expect(
    await screen.findByText('Le mot de passe doit contenir au moins 6 caractères'),
  ).toBeVisible();
  expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await user.type(password, '6');
  await user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }));
  expect(await screen.findByText('Ton mot de passe est changé.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ password: '123456', current_password: 'the old one' });
  expect(localStorage.getItem('token')).toBe('access-2');
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
  expect(password).toHaveValue('');
});

it.each([
  [403, 'wrong_password', 'Current password'],
  [400, 'password_too_common', 'New password'],
  [400, 'password_too_personal', 'New password'],
])('says at the field what the server refused: %i %s', async (status, code, label) => {
  mockApi({
    'GET /user/sessions': () => [],
    'PUT /auth/me': () => {
      throw new Refused(status, { fr: 'Non, pas ça.', en: 'No, not that.' }, code);
    },
  });
  const { user } = renderPage(<MySettings />);
  await user.type(screen.getByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), 'secret2');
  await user.type(screen.getByLabelText('Confirm the new password'), 'secret2');
  await user.click(screen.getByRole('button', { name: 'Change my password' }));
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/No, not that\./));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await user.type(field, 'x');
  expect(field).not.toBeInvalid();
});

it.each([
  [500, 'Your password could not be changed. Try again.'],
  [429, 'Wait: 429.'],
  [503, 'Wait: 503.'],
])('says that the password could not be changed, and when to wait: %i', async (status, text) => {
  mockApi({
    'PUT /auth/me': () => {
      throw new Refused(status, { fr: `Attends : ${status}.`, en: `Wait: ${status}.` });
    },
  });
  const { user } = renderPage(<MySettings />);
  await user.type(screen.getByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), 'secret2');
  await user.type(screen.getByLabelText('Confirm the new password'), 'secret2');
  await user.click(screen.getByRole('button', { name: 'Change my password' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('secret2');
});

it('changes the language of the site at once, and not that of the mails', async () => {
  const calls = mockApi({ 'GET /user/sessions': () => [] });
  const { user } = renderPage(<MySettings />);
  const site = within(screen.getByRole('group', { name: 'Language of the site' }));
  await user.click(site.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Réglages' })).toBeInTheDocument();
  const mails = within(screen.getByRole('group', { name: /^Langue des e/ }));
  expect(mails.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('language')).toBe('fr');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('shows the language of the mails that the account has, and changes it', async () => {
  signInAs({ language: 'fr' });
  const calls = mockApi({
    'GET /user/sessions': () => [],
    'PUT /users': () => ({ name: 'Lina', email: 'lina@example.org', language: 'en' }),
  });
  const { user } = renderPage(<MySettings />);
  const mails = within(screen.getByRole('group', { name: 'Language of our mails' }));
  expect(mails.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(mails.getByRole('button', { name: 'English' }));
  await waitFor(() =>
    expect(mails.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(readSession().user?.language).toBe('en');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ language: 'en' });
  expect(localStorage.getItem('language')).not.toBe('en');
});

it('asks for another address with the password, and a code where there is a second factor', async () => {
  const SENT = { fr: 'Ouvre le lien.', en: 'Open the link.' };
  const calls = mockApi({
    'POST /user/email': ({ body }) => {
      const { email, code } = body as { email: string; code?: string };
      if (email === 'taken@example.org') {
        throw new Refused(409, { fr: 'Prise.', en: 'Taken.' }, 'email_taken');
      }
      if (!code) throw new Refused(403, { fr: 'Code ?', en: 'Code?' }, 'second_factor_required');
      if (code !== '123456') {
        throw new Refused(400, { fr: 'Mauvais.', en: 'Wrong code.' }, 'second_factor_wrong');
      }
      return { message: SENT };
    },
  });
  const { user } = renderPage(<MySettings />);
  await user.click(screen.getByRole('button', { name: 'Change my address' }));
  const email = screen.getByLabelText('New address');
  const send = () => user.click(screen.getByRole('button', { name: 'Send the link' }));
  await user.type(email, 'taken@example.org');
  const [password] = screen.getAllByLabelText('Current password');
  if (!password) throw new Error('no password is asked for');
  await user.type(password, 'the old one');
  await send();
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Taken/));
  await user.clear(email);
  await user.type(email, 'new@example.org');
  await send();
  const code = await screen.findByLabelText(/Code from your authenticator app/);
  await user.type(code, '000000');
  await send();
  await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code.'));
  await user.clear(code);
  await user.type(code, '123456');
  await send();
  expect(await screen.findByText('Open the link.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({
    email: 'new@example.org',
    password: 'the old one',
    code: '123456',
  });
  expect(screen.queryByLabelText('New address')).toBeNull();
});

it('asks for a code before the password of an account with a second factor is changed', async () => {
  const calls = mockApi({
    'PUT /auth/me': ({ body }) => {
      if ((body as { code?: string }).code) return authAnswer();
      throw new Refused(403, { fr: 'Code ?', en: 'Code?' }, 'second_factor_required');
    },
  });
  const { user } = renderPage(<MySettings />);
  await user.type(screen.getByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), 'secret2');
  await user.type(screen.getByLabelText('Confirm the new password'), 'secret2');
  const save = () => user.click(screen.getByRole('button', { name: 'Change my password' }));
  await save();
  await user.type(await screen.findByLabelText(/Code from your authenticator app/), '123456');
  await save();
  expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({ password: 'secret2', code: '123456' });
});
