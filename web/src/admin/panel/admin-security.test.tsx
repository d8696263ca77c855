import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Codivia:ada@example.org?issuer=Codivia&secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQ${index}`);
const WRONG = { fr: 'Ce code ne marche pas.', en: 'This code does not work.' };

type User = ReturnType<typeof renderPage>['user'];

async function open(user: User, name: string) {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

it('turns a second factor on: password, QR code, a code, recovery codes once', async () => {
  signInAs({ role: 'admin' });
  let enabled_at: string | null = null;
  const calls = mockApi({
    'GET /auth/second-factor': () => ({ enabled_at, recovery_codes_left: enabled_at ? 10 : 0 }),
    'POST /auth/second-factor': () => ({ secret: SECRET, uri: URI }),
    'POST /auth/second-factor/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456') {
        throw new Refused(400, WRONG, 'second_factor_wrong');
      }
      enabled_at = '2026-11-22T12:00:00.000Z';
      return { recovery_codes: CODES };
    },
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' });
  await open(user, 'Sécurité du compte');
  expect(await screen.findByText('La double authentification est désactivée.')).toBeVisible();
  await user.type(screen.getByLabelText('Ton mot de passe'), 'a wise old owl');
  await user.click(screen.getByRole('button', { name: 'Activer' }));

  expect(await screen.findByRole('img', { name: /^Code QR/ })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const code = screen.getByLabelText('Code à six chiffres');
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Ce code ne marche pas.'));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));

  for (const one of CODES) expect(await screen.findByText(one)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Je les ai gardés' }));
  expect(await screen.findByText(/activée depuis le 22 novembre 2026/)).toBeInTheDocument();
  expect(screen.getByText('Il te reste 10 codes de secours.')).toBeInTheDocument();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === '/auth/second-factor/confirm')).toBe(true);
});

it('turns it off with password and code, and says which of them is wrong', async () => {
  signInAs({ role: 'admin' });
  let enabled_at: string | null = '2026-11-22T12:00:00.000Z';
  let refusal: Refused | null = new Refused(400, WRONG, 'second_factor_wrong');
  const calls = mockApi({
    'GET /auth/second-factor': () => ({ enabled_at, recovery_codes_left: 1 }),
    'DELETE /auth/second-factor': () => {
      if (refusal) throw refusal;
      enabled_at = null;
      return { message: { fr: 'Désactivée.', en: 'It is off.' } };
    },
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users' });
  await open(user, 'Account security');
  expect(await screen.findByText('1 recovery code left.')).toBeInTheDocument();
  const password = screen.getByLabelText('Your password');
  const code = screen.getByLabelText('Code from the app, or a recovery code');
  const off = screen.getByRole('button', { name: 'Turn it off' });
  await user.click(off);
  expect(password).toHaveAccessibleDescription('Password is required');
  expect(code).toHaveAccessibleDescription('Enter the code');
  await user.type(password, 'a wise old owl');
  await user.type(code, '123456');
  await user.click(off);
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code does not work.'));
  expect(password).not.toBeInvalid();
  refusal = new Refused(403, { fr: 'Mot de passe incorrect', en: 'Incorrect' }, 'wrong_password');
  await user.click(off);
  await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect'));
  refusal = null;
  await user.click(off);
  expect(await screen.findByText('Two-factor authentication is off.')).toBeInTheDocument();
  const sent = calls.filter(({ body }) => body !== undefined);
  expect(sent.at(-1)?.body).toEqual({ password: 'a wise old owl', code: '123456' });
});

it('replaces the recovery codes, and shows the new ones once', async () => {
  signInAs({ role: 'admin' });
  let refusal: Refused | null = new Refused(400, WRONG, 'second_factor_wrong');
  const calls = mockApi({
    'GET /auth/second-factor': () => ({
      enabled_at: '2026-11-22T12:00:00.000Z',
      recovery_codes_left: 1,
    }),
    'POST /auth/second-factor/recovery-codes': () => {
      if (refusal) throw refusal;
      return { recovery_codes: CODES };
    },
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' });
  await open(user, 'Sécurité du compte');
  await user.type(await screen.findByLabelText('Ton mot de passe'), 'a wise old owl');
  const code = screen.getByLabelText('Code de l’application ou code de secours');
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Ce code ne marche pas.'));
  refusal = null;
  await user.click(screen.getByRole('button', { name: 'Remplacer les codes de secours' }));
  for (const one of CODES) expect(await screen.findByText(one)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/anciens codes .* ne fonctionnent plus/);
  await user.click(screen.getByRole('button', { name: 'Je les ai gardés' }));
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  const sent = calls.filter(({ path }) => path.endsWith('/recovery-codes'));
  expect(sent.at(-1)?.body).toEqual({ password: 'a wise old owl', code: '123456' });
});

it('the gate asks for the code after the password', async () => {
  const calls = mockApi({
    'POST /auth/login': ({ body }) => {
      const { code } = body as { code?: string };
      if (!code) throw new Refused(401, WRONG, 'second_factor_required');
      if (code !== '123456') throw new Refused(401, WRONG, 'second_factor_wrong');
      return authAnswer({ role: 'admin' });
    },
  });
  const { user } = renderPage(<AdminPage />, { at: '/admin?section=users' });
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'a wise old owl');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(/Sign-in failed/)).not.toBeInTheDocument();
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code does not work\./));
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(readSession().user?.role).toBe('admin'));
  expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(3);
});
