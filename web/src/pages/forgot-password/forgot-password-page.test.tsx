import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

it('has a link sent, and says so', async () => {
  const calls = mockApi({
    'POST /auth/forgot-password': () => ({ message: { fr: 'Oui.', en: 'Yes.' } }),
    'GET /config': () => ({ local_mailbox: false }),
  });
  const { user } = renderPage(<ForgotPasswordPage />, { language: 'fr' });
  await user.type(screen.getByLabelText('E-mail'), 'lea@example.org');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  const title = await screen.findByRole('heading', { name: 'Regarde ta boîte mail' });
  expect(title).toHaveFocus();
  expect(screen.getByText('lea@example.org')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ email: 'lea@example.org', lang: 'fr' });
  expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute(
    'href',
    '/auth',
  );
});

it('asks for an address', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<ForgotPasswordPage />);
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText('E-\u2060mail is required')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('stays when it failed, and says why', async () => {
  mockApi({
    'POST /auth/forgot-password': () => {
      throw new Refused(500);
    },
  });
  const { user } = renderPage(<ForgotPasswordPage />);
  await user.type(screen.getByLabelText('E-mail'), 'lea@example.org');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  const text = 'The link could not be sent. Try again in a moment.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('lea@example.org');
});
