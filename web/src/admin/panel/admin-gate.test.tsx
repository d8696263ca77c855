import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { authAnswer, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const DENIED = 'Accès refusé : réservé aux administrateurs';
const DONE = { message: { fr: 'Fait', en: 'Done' } };

type User = ReturnType<typeof renderPage>['user'];

async function enter(user: User) {
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The lessons call nothing before a lesson is chosen. */
const AT = '/admin?section=lessons';

describe('the gate of the panel', () => {
  it('lets an administrator in, and says so', async () => {
    const calls = mockApi({
      'POST /auth/login': () => authAnswer({ role: 'admin', name: 'Ada' }),
    });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    await heading('Gestion des Leçons');
    expect(calls[0]?.body).toEqual({ email: 'ada@example.org', password: 'secret1' });
    expect(
      await screen.findByText("Connexion réussie : Bienvenue dans le panneau d'administration"),
    ).toBeInTheDocument();
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.getByText('Administrateur')).toBeVisible();
  });

  it('says that it is at work', async () => {
    mockApi({ 'POST /auth/login': () => new Promise(() => undefined) });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    expect(await screen.findByRole('button', { name: 'Connexion...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('turns everyone else away, and leaves nobody signed in', async () => {
    const calls = mockApi({
      'POST /auth/login': () => authAnswer(),
      'POST /auth/logout': () => DONE,
    });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    await waitFor(() => expect(screen.getAllByText(DENIED)).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    expect(readSession().signedIn).toBe(false);
    expect(calls.at(-1)).toMatchObject({
      path: '/auth/logout',
      body: { refresh_token: 'refresh-1' },
    });
  });

  it('says that the password is wrong', async () => {
    mockApi({
      'POST /auth/login': () => {
        throw new Refused(401, { fr: 'Mot de passe incorrect', en: 'Incorrect password' });
      },
    });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    expect(
      await screen.findByText('Erreur de connexion : vérifiez vos identifiants'),
    ).toBeInTheDocument();
  });

  it('says what else is wrong', async () => {
    mockApi({
      'POST /auth/login': () => {
        throw new Refused(429, { fr: 'Trop d’essais.', en: 'Too many tries.' });
      },
    });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop d’essais.');
    expect(screen.queryByText(/vérifiez vos identifiants/)).not.toBeInTheDocument();
  });

  it('asks for both fields', async () => {
    const calls = mockApi({});
    const { user } = renderPage(<AdminPage />, { at: AT });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('E-\u2060mail is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('tells a learner who is signed in that this is not for them', () => {
    signInAs({ name: 'Lina' });
    renderPage(<AdminPage />, { at: AT, language: 'fr' });
    expect(screen.getByText(DENIED)).toBeVisible();
    expect(screen.getByText(/en tant que Lina/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  it('is not there for an administrator who is signed in', async () => {
    signInAs({ role: 'admin' });
    renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await heading('Gestion des Leçons');
    expect(screen.queryByRole('button', { name: 'Se connecter' })).not.toBeInTheDocument();
  });

  it('writes failures to the console too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = () => {
      throw new Refused(403);
    };
    mockApi({ 'POST /auth/login': refused });
    const { user } = renderPage(<AdminPage />, { at: AT, language: 'fr' });
    await enter(user);
    const failure = ['A call failed:', expect.objectContaining({ status: 403 })];
    await waitFor(() => expect(warn.mock.calls).toEqual([failure]));
  });
});
