import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberRedirect } from '../../lib/redirect.ts';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer, member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AuthPage } from './auth-page.tsx';

const DONE = { message: { fr: 'Envoyé.', en: 'Sent.' } };
const UNVERIFIED = new Refused(403, {
  fr: 'Confirme d’abord ton adresse.',
  en: 'Please verify your email first.',
});

type User = ReturnType<typeof renderPage>['user'];

async function fillIn(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), value);
  }
}

async function logIn(user: User) {
  await fillIn(user, { 'E-mail': 'lina@example.org', Password: 'secret1' });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('signing in', () => {
  it('opens the session and leads to the courses', async () => {
    const calls = mockApi({ 'POST /auth/login': () => authAnswer() });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    expect(calls[0]?.body).toEqual({ email: 'lina@example.org', password: 'secret1' });
    expect(readSession().user?.name).toBe('Lina');
    expect(await screen.findByText('You are logged in. Have fun!')).toBeInTheDocument();
  });

  it('leads back to where the reader was going', async () => {
    rememberRedirect('/lesson/discovery-loops');
    mockApi({ 'POST /auth/login': () => authAnswer() });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/discovery-loops'));
  });

  it('is not asked of those who are signed in', async () => {
    signInAs();
    rememberRedirect('/dashboard');
    const { router } = renderPage(<AuthPage />, { at: '/auth' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says that the address or the password is wrong', async () => {
    mockApi({
      'POST /auth/login': () => {
        throw new Refused(401, { fr: 'E-mail ou mot de passe incorrect', en: 'Incorrect' });
      },
    });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    expect(await screen.findByText('Wrong e-\u2060mail address or password.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/auth');
    expect(readSession().signedIn).toBe(false);
  });

  it('with a temporary password leads to the page where another one is chosen', async () => {
    const detail = { fr: 'Provisoire.', en: 'Temporary.' };
    const refusal = new Refused(403, detail, 'password_change_required');
    Object.assign(refusal.answer as object, { reset_token: 'a-b_c' });
    mockApi({
      'POST /auth/login': () => {
        throw refusal;
      },
    });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
    expect(router.state.location.search).toBe('?token=a-b_c');
    expect(readSession().signedIn).toBe(false);
  });

  it('says that a temporary password has expired', async () => {
    mockApi({
      'POST /auth/login': () => {
        throw new Refused(403, { fr: 'Fini.', en: 'Expired.' }, 'temporary_password_expired');
      },
    });
    const { user } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    expect(await screen.findByText('Expired.')).toBeInTheDocument();
  });

  it('offers to send the link again when the address is not confirmed', async () => {
    const calls = mockApi({
      'POST /auth/login': () => {
        throw UNVERIFIED;
      },
      'POST /auth/resend-verification': () => DONE,
      'GET /config': () => ({ local_mailbox: false }),
    });
    const { user } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    expect(
      await screen.findByText('Your e-\u2060mail address is not confirmed yet.'),
    ).toBeInTheDocument();
    const offer = screen.getByRole('heading', { name: 'Confirm your address first' });
    expect(offer).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Sent.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ email: 'lina@example.org', lang: 'en' });
    expect(screen.queryByRole('link', { name: /local mailbox/ })).not.toBeInTheDocument();
  });

  it('asks for the code of a second factor, and says when it is wrong', async () => {
    const calls = mockApi({
      'POST /auth/login': ({ body }) => {
        const { code } = body as { code?: string };
        const detail = { fr: 'Ce code ne marche pas.', en: 'This code does not work.' };
        if (!code) throw new Refused(401, detail, 'second_factor_required');
        if (code !== '123456') throw new Refused(401, detail, 'second_factor_wrong');
        return authAnswer({ role: 'admin' });
      },
    });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(code).toHaveAccessibleDescription(/Enter the code/);
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/does not work/));
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    expect(calls.at(-1)?.body).toEqual({
      email: 'lina@example.org',
      password: 'secret1',
      code: '123456',
    });
  });

  it('sends the form once, however often it is submitted', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const calls = mockApi({
      'POST /auth/login': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    await logIn(user);
    const button = screen.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    answer(authAnswer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    expect(calls).toHaveLength(1);
  });

  it('leads to the other forms', async () => {
    const { user, router } = renderPage(<AuthPage />, { at: '/auth' });
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(router.state.location.pathname).toBe('/register');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  });
});

describe('with the link of a gift card', () => {
  const CODE = '7Q2M-0X1K-TR4B-8ZW1-E5H0';
  const AT = `/auth?token=${CODE}`;
  const ACTIVATED = {
    status: 'success',
    message: { fr: 'Oui', en: 'Yes' },
    premium_until: '2027-11-20T12:00:00.000Z',
  };
  const premium = () => member({ is_premium: true, plan: 'premium' });

  it('shows the code, registers with it, and leads to the courses', async () => {
    const calls = mockApi({
      'POST /auth/register': () => ({ ...DONE, ...authAnswer({ is_premium: true }) }),
    });
    const { user, router } = renderPage(<AuthPage />, { at: AT });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activate your gift card');
    expect(screen.getByText(CODE)).toBeInTheDocument();
    await fillIn(user, { Name: 'Lina', 'E-mail': 'lina@example.org', Password: 'secret1' });
    await user.click(screen.getByRole('radio', { name: 'Yes, 15 or older' }));
    await user.click(screen.getByRole('button', { name: 'Create my account and start' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    expect(calls[0]?.search.get('token')).toBe(CODE);
  });

  it('lets those who have an account sign in, and then activate the card on it', async () => {
    const calls = mockApi({
      'POST /auth/login': () => authAnswer(),
      'POST /gift-card/activate': () => ACTIVATED,
      'GET /auth/me': premium,
    });
    const { user, router } = renderPage(<AuthPage />, { at: AT });
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByText(CODE)).toBeInTheDocument();
    await logIn(user);
    await user.click(await screen.findByRole('button', { name: 'Activate the card' }));
    const done = await screen.findByRole('heading', { name: 'A whole year ahead of you!' });
    expect(done).toHaveFocus();
    expect(screen.getByText('You’re Premium until November 20, 2027.')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/gift-card/activate')?.body).toEqual({ token: CODE });
    expect(router.state.location.pathname).toBe('/auth');
    expect(readSession().user?.is_premium).toBe(true);
  });

  it('activates nothing by itself for somebody who is signed in', async () => {
    signInAs();
    const calls = mockApi({});
    renderPage(<AuthPage />, { at: AT });
    expect(await screen.findByText('lina@example.org')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Activate the card' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says in French that the card is used', async () => {
    signInAs();
    mockApi({
      'POST /gift-card/activate': () => {
        throw new Refused(400, { fr: 'Code invalide ou déjà utilisé', en: 'Invalid' });
      },
    });
    const { user } = renderPage(<AuthPage />, { at: AT, language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Activer la carte' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Code invalide ou déjà utilisé');
  });

  it('tells premium members what the year is added to', async () => {
    signInAs({ is_premium: true, plan: 'premium' });
    renderPage(<AuthPage />, { at: AT });
    expect(await screen.findByText(/after what you’ve already paid for/)).toBeInTheDocument();
  });

  it('can be used for another account: signing out asks who is there', async () => {
    signInAs();
    mockApi({ 'POST /auth/logout': () => DONE });
    const { user } = renderPage(<AuthPage />, { at: AT });
    await user.click(await screen.findByRole('button', { name: /another account/ }));
    expect(
      await screen.findByRole('button', { name: 'Create my account and start' }),
    ).toBeInTheDocument();
    expect(readSession().signedIn).toBe(false);
  });
});
