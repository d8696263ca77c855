import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberRedirect } from '../../lib/redirect.ts';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AuthPage } from './auth-page.tsx';

const DONE = { message: { fr: 'Envoyé.', en: 'Sent.' } };

type User = ReturnType<typeof renderPage>['user'];

async function fillIn(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), value);
  }
}

async function signUp(user: User, button = 'Sign up') {
  await fillIn(user, { Name: ' Lina ', 'E-mail': 'lina@example.org', Password: 'secret1' });
  await user.click(screen.getByRole('radio', { name: 'Yes, 15 or older' }));
  await user.click(screen.getByRole('button', { name: button }));
}

describe('signing up', () => {
  it('says where to look for the mail, and keeps the language', async () => {
    const calls = mockApi({
      'POST /auth/register': () => DONE,
      'POST /auth/resend-verification': () => DONE,
      'GET /config': () => ({ local_mailbox: true }),
    });
    const { user, router } = renderPage(<AuthPage />, { at: '/register', language: 'fr' });
    await fillIn(user, { Nom: 'Léa', 'E-mail': 'lea@example.org', 'Mot de passe': 'secret1' });
    await user.click(screen.getByRole('radio', { name: 'Non, moins de 15 ans' }));
    await user.click(screen.getByRole('button', { name: 'S’inscrire' }));

    const title = await screen.findByRole('heading', { name: 'Regarde ta boîte mail' });
    expect(title).toHaveFocus();
    expect(screen.getByText('lea@example.org')).toBeInTheDocument();
    expect(await screen.findByText(/^Compte créé/)).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({
      name: 'Léa',
      email: 'lea@example.org',
      password: 'secret1',
      lang: 'fr',
      over_15: false,
    });
    expect(calls[0]?.search.has('token')).toBe(false);
    expect(router.state.location.pathname).toBe('/auth');
    expect(readSession().signedIn).toBe(false);

    expect(await screen.findByRole('link', { name: /boîte mail locale/ })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
    await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
    expect(await screen.findByText('Envoyé.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /me connecter/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te revoilà');
  });

  it('says what is missing, and goes to the first of it', async () => {
    const calls = mockApi({});
    const { user } = renderPage(<AuthPage />, { at: '/register', language: 'fr' });
    await user.type(screen.getByLabelText('Nom'), '   ');
    await user.type(screen.getByLabelText('Mot de passe'), '12345');
    await user.click(screen.getByRole('button', { name: 'S’inscrire' }));

    const name = screen.getByLabelText('Nom');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(/Le nom est requis/);
    expect(name).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'L’e-\u2060mail est requis',
    );
    expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      /Le mot de passe doit contenir au moins 6 caractères/,
    );
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      /Choisis l’une des deux réponses/,
    );
    expect(calls).toEqual([]);
  });

  it.each([
    ['en', 'Are you 15 or older?', /never your date of birth/, 'For parents'],
    ['fr', 'As-tu 15 ans ou plus ?', /jamais ta date de naissance/, 'Pour les parents'],
  ] as const)('asks in %s for the age alone, and says why', (language, name, why, parents) => {
    renderPage(<AuthPage />, { at: '/register', language });
    const question = screen.getByRole('radiogroup', { name });
    expect(question).toHaveAccessibleDescription(why);
    expect(question).toBeRequired();
    for (const answer of within(question).getAllByRole('radio')) expect(answer).not.toBeChecked();
    expect(screen.getByRole('link', { name: parents })).toHaveAttribute('href', '/parents');
  });

  it('goes to the question about the age when that alone is missing', async () => {
    const calls = mockApi({});
    const { user } = renderPage(<AuthPage />, { at: '/register' });
    await fillIn(user, { Name: 'Lina', 'E-mail': 'lina@example.org', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Choose one of the two answers')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yes, 15 or older' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'No, under 15' }));
    await waitFor(() => expect(screen.getByRole('radiogroup')).toBeValid());
    expect(calls).toEqual([]);
  });

  it('asks for a whole address', async () => {
    const { user } = renderPage(<AuthPage />, { at: '/register' });
    await user.type(screen.getByLabelText('E-mail'), 'lina@example');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(
      await screen.findByText('This e-\u2060mail address doesn’t look complete'),
    ).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
  });

  it('says that the address is taken', async () => {
    mockApi({
      'POST /auth/register': () => {
        throw new Refused(409, 'Email already registered');
      },
    });
    const { user } = renderPage(<AuthPage />, { at: '/register' });
    await signUp(user);
    const text = 'There is already an account with this e-\u2060mail address.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

it.each([
  [400, 'password_too_common', true],
  [400, 'password_too_personal', true],
  [503, 'hashing_busy', false],
])('says in the words of the server what is wrong: %i %s', async (status, code, atField) => {
  mockApi({
    'POST /auth/register': () => {
      throw new Refused(status, { fr: 'Pas comme ça.', en: 'Not like that.' }, code);
    },
  });
  const { user } = renderPage(<AuthPage />, { at: '/register' });
  await signUp(user);
  expect((await screen.findAllByText('Not like that.')).length).toBeGreaterThan(0);
  const field = screen.getByLabelText('Password');
  if (atField) expect(field).toHaveAccessibleDescription(/Not like that\./);
  else expect(field).not.toBeInvalid();
});

describe('a gift card', () => {
  it('opens the session and leads to the courses, wherever the reader was going', async () => {
    rememberRedirect('/dashboard');
    const calls = mockApi({ 'POST /auth/register': () => ({ ...DONE, ...authAnswer() }) });
    const { user, router } = renderPage(<AuthPage />, { at: '/auth?token=GIFT-1' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activate your gift card');
    await signUp(user, 'Create my account and start');
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    expect(calls[0]?.search.get('token')).toBe('GIFT-1');
    expect(calls[0]?.body).toMatchObject({ name: 'Lina', lang: 'en', over_15: true });
    expect(readSession().signedIn).toBe(true);
  });

  it('says that the code opens nothing', async () => {
    mockApi({
      'POST /auth/register': () => {
        throw new Refused(400, { fr: 'Code invalide ou déjà utilisé', en: 'Invalid code' });
      },
    });
    const { user } = renderPage(<AuthPage />, { at: '/register?token=GIFT-1' });
    await signUp(user, 'Create my account and start');
    expect(await screen.findByText('Invalid or already used code')).toBeInTheDocument();
  });
});
