import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const AT = '/reset-password?token=abc';
type User = ReturnType<typeof renderPage>['user'];

async function choose(user: User, password: string, again = password) {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm the new password'), again);
  await user.click(screen.getByRole('button', { name: 'Save my password' }));
}

it('saves the password, and ends the session here as everywhere', async () => {
  signInAs();
  const calls = mockApi({
    'POST /auth/reset-password': () => ({ message: { fr: 'Oui.', en: 'Yes.' } }),
  });
  const { user } = renderPage(<ResetPasswordPage />, { at: AT });
  await choose(user, 'secret2');
  const title = await screen.findByRole('heading', { name: 'Done!' });
  expect(title).toHaveFocus();
  expect(calls[0]?.body).toEqual({ token: 'abc', new_password: 'secret2' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  expect(readSession().signedIn).toBe(false);
});

it('wants the same password twice, long enough', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<ResetPasswordPage />, { at: AT, language: 'fr' });
  await user.type(screen.getByLabelText('Nouveau mot de passe'), '12345');
  await user.type(screen.getByLabelText('Confirme le nouveau mot de passe'), '123456');
  await user.click(screen.getByRole('button', { name: 'Enregistrer mon mot de passe' }));
  expect(await screen.findByText('Les mots de passe ne correspondent pas')).toBeVisible();
  const tooShort = 'Le mot de passe doit contenir au moins 6 caractères';
  expect(screen.getByText(tooShort)).toBeVisible();
  expect(screen.getByLabelText('Nouveau mot de passe')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('lets people ask again when the link is used or too old', async () => {
  mockApi({
    'POST /auth/reset-password': () => {
      throw new Refused(400, { fr: 'Lien de réinitialisation invalide', en: 'Invalid reset link' });
    },
  });
  const { user } = renderPage(<ResetPasswordPage />, { at: AT });
  await choose(user, 'secret2');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it('keeps the form when the password is too easy to guess: the link still works', async () => {
  mockApi({
    'POST /auth/reset-password': () => {
      throw new Refused(400, { fr: 'Trop courant.', en: 'Too common.' }, 'password_too_common');
    },
  });
  const { user } = renderPage(<ResetPasswordPage />, { at: AT });
  await choose(user, 'password');
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Too common\./));
});

it('keeps the form when the server did not judge the link', async () => {
  mockApi({
    'POST /auth/reset-password': () => {
      throw new Refused(500);
    },
  });
  const { user } = renderPage(<ResetPasswordPage />, { at: AT });
  await choose(user, 'secret2');
  const text = 'Your password could not be reset. Try again in a moment.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('secret2');
});

it('leads to the sign-in screen without a token, and says why once', async () => {
  const { router } = renderPage(
    <StrictMode>
      <ResetPasswordPage />
    </StrictMode>,
    { at: '/reset-password', language: 'fr', others: [{ path: '/auth', element: <p>auth</p> }] },
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(await screen.findAllByText('Lien de réinitialisation invalide')).toHaveLength(1);
});

it('asks for the code of an account with a second factor', async () => {
  const calls = mockApi({
    'POST /auth/reset-password': ({ body }) => {
      if ((body as { code?: string }).code) return { message: { fr: 'Oui.', en: 'Yes.' } };
      throw new Refused(403, { fr: 'Code ?', en: 'Code?' }, 'second_factor_required');
    },
  });
  const { user } = renderPage(<ResetPasswordPage />, { at: AT });
  await choose(user, 'secret2');
  await user.type(await screen.findByLabelText(/Code from your authenticator app/), '123456');
  await user.click(screen.getByRole('button', { name: 'Save my password' }));
  await screen.findByRole('heading', { name: 'Done!' });
  expect(calls.at(-1)?.body).toMatchObject({ new_password: 'secret2', code: '123456' });
});
