import type { Activity } from '@codivia/contract/api/admin-dashboard';
import type { Language } from '@codivia/contract/api/language';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboard } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AN_HOUR_AGO = new Date(Date.now() - 60 * 60 * 1000 - 1000).toISOString();
const ADMIN = { id: 'a1', title: 'Ada' };
const ROBOTS = { kind: 'course' as const, id: 'robots', title: 'Robots', title_fr: 'Les robots' };
const LESSON = { kind: 'lesson' as const, id: 'going', title: 'Going', title_fr: 'Avancer' };
const MEMBER = { kind: 'user' as const, id: 'l1', title: 'Linus', title_fr: null };

/** Something that Ada did, an edit unless `changes` say otherwise. */
function activity(changes: Partial<Activity>): Activity {
  const nothing = { subject: null, action: null, event: null, changed: [], moved: 0, course: null };
  const person = { id: 'a1', name: 'Ada' };
  return { kind: 'edit', at: AN_HOUR_AGO, person, ...nothing, ...changes };
}

async function showActivity(language: Language, shown: Activity[]): Promise<void> {
  mockApi({ 'GET /admin/dashboard': () => dashboard({ activity: shown }) });
  renderPage(<AdminPage />, { at: '/admin', language });
  await screen.findByRole('region', { name: /^(Activité récente|Recent activity)$/ });
}

/** Returns the sentences of the list without their times, with plain spaces and hyphens. */
function sentences(): string[] {
  const list = screen.getByRole('region', { name: /^(Activité récente|Recent activity)$/ });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p > span')?.textContent ?? '')
    .map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
}

describe('the dashboard of the panel', () => {
  beforeEach(() => signInAs({ role: 'admin' }));

  it('counts what there is', async () => {
    mockApi({ 'GET /admin/dashboard': () => dashboard() });
    renderPage(<AdminPage />, { at: '/admin', language: 'fr' });
    expect(await screen.findByText('Utilisateurs Premium')).toBeVisible();
    const figures = screen.getByText('Utilisateurs Premium').closest('dl') as HTMLElement;
    for (const figure of ['5', '53', '87']) expect(within(figures).getByText(figure)).toBeVisible();
  });

  it('draws the weeks, and has them as figures', async () => {
    mockApi({ 'GET /admin/dashboard': () => dashboard() });
    const { user } = renderPage(<AdminPage />, { at: '/admin' });
    expect(
      await screen.findByRole('img', {
        name: 'Sign-ups a week: 2 this week, 4 the week before, 4 at most.',
      }),
    ).toBeVisible();
    await user.click(screen.getByText('Show the figures as a table'));
    const row = screen.getByRole('row', { name: /^Nov 16/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '12', '20']);
  });

  it('says who did what, and when', async () => {
    const event = 'invoice.paid';
    await showActivity('fr', [
      activity({ subject: ROBOTS, action: 'update' }),
      activity({ kind: 'sign_up', person: { id: 'x', name: null } }),
      activity({ kind: 'payment', event }),
      activity({ kind: 'payment', person: null, event: 'customer.subscription.created' }),
    ]);
    expect(sentences()).toEqual([
      'Ada a modifié le cours « Les robots »',
      'Quelqu’un a créé un compte',
      'Ada a payé une facture',
      'Un abonnement Premium a commencé',
    ]);
    expect(screen.getAllByText('il y a 1 heure')).toHaveLength(4);
  });

  const EDITS = [
    activity({ subject: ROBOTS, action: 'update', changed: ['title', 'title_fr', 'color'] }),
    activity({ subject: ROBOTS, action: 'update', changed: ['revision'] }),
    activity({
      subject: LESSON,
      action: 'update',
      changed: ['title', 'content', 'type', 'exercises', 'xp_reward'],
    }),
    activity({ subject: LESSON, action: 'restore' }),
    activity({ subject: LESSON, action: 'restore', changed: ['content'] }),
    activity({ subject: LESSON, action: 'prove', changed: ['exercises'] }),
    activity({ subject: ROBOTS, action: 'reorder', moved: 1, changed: ['order_index'] }),
    activity({ subject: ROBOTS, action: 'reorder', moved: 3 }),
    activity({ subject: LESSON, action: 'reorder', moved: 2, course: ROBOTS }),
    activity({ subject: { ...ROBOTS, title_fr: null }, action: 'remove', person: null }),
    activity({ subject: ROBOTS, action: 'delete', person: null }),
    activity({ subject: { ...MEMBER, id: '', title: null }, action: 'delete' }),
    activity({ subject: { ...MEMBER, id: '', title: null }, action: 'create' }),
    activity({ subject: MEMBER, action: 'update', changed: ['email'] }),
    activity({ subject: { ...MEMBER, ...ADMIN }, action: 'update', changed: ['second_factor'] }),
    activity({ subject: MEMBER, action: 'decline' }),
    activity({ subject: { ...MEMBER, kind: 'teacher' }, action: 'decline' }),
    activity({ subject: { ...MEMBER, kind: 'teacher' }, action: 'grant' }),
  ];

  it('describes edits in French', async () => {
    await showActivity('fr', EDITS);
    expect(sentences()).toEqual([
      'Ada a modifié le cours « Les robots » : le titre et la couleur',
      'Ada a modifié le cours « Les robots »',
      'Ada a modifié la leçon « Avancer » : plusieurs champs',
      'Ada a restauré la leçon « Avancer »',
      'Ada a rétabli une version antérieure de la leçon « Avancer »',
      'Ada a vérifié des exercices de la leçon « Avancer »',
      'Ada a déplacé le cours « Les robots »',
      'Ada a changé l’ordre des cours',
      'Ada a changé l’ordre des leçons du cours « Les robots »',
      'Codivia a définitivement supprimé le cours « Robots »',
      'Quelqu’un dont le compte n’existe plus a supprimé le cours « Les robots »',
      'Ada a supprimé un compte',
      'Ada a créé un compte qui n’existe plus',
      'Ada a modifié l’utilisateur « Linus » : l’adresse e-mail',
      'Ada a modifié son propre compte : la double authentification',
      'Ada a refusé de corriger le nom sur les certificats de l’utilisateur « Linus »',
      'Ada a refusé le statut d’enseignant à l’utilisateur « Linus »',
      'Ada a donné le statut d’enseignant à l’enseignant « Linus »',
    ]);
  });

  it('describes edits in English', async () => {
    await showActivity('en', EDITS);
    expect(sentences()).toEqual([
      'Ada edited the course “Robots”: the title and the colour',
      'Ada edited the course “Robots”',
      'Ada edited the lesson “Going”: several fields',
      'Ada restored the lesson “Going”',
      'Ada brought back an earlier version of the lesson “Going”',
      'Ada verified exercises of the lesson “Going”',
      'Ada moved the course “Robots”',
      'Ada changed the order of the courses',
      'Ada changed the order of the lessons in the course “Robots”',
      'Codivia permanently removed the course “Robots”',
      'Somebody whose account is gone deleted the course “Robots”',
      'Ada deleted an account',
      'Ada created an account that no longer exists',
      'Ada edited the user “Linus”: the email address',
      'Ada edited their own account: two-factor authentication',
      'Ada declined to correct the name on the certificates of the user “Linus”',
      'Ada refused the capability of teacher to the user “Linus”',
      'Ada granted the capability of teacher to the teacher “Linus”',
    ]);
  });

  it('says that nothing has happened yet', async () => {
    mockApi({ 'GET /admin/dashboard': () => dashboard() });
    renderPage(<AdminPage />, { at: '/admin' });
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  });

  it('says that the data could not be loaded, and tries again', async () => {
    let failing = true;
    mockApi({
      'GET /admin/dashboard': () => {
        if (failing) throw new Refused(500);
        return dashboard();
      },
    });
    const { user } = renderPage(<AdminPage />, { at: '/admin', language: 'fr' });
    await waitFor(() =>
      expect(screen.getAllByText('Impossible de charger les données')).toHaveLength(2),
    );
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Utilisateurs Premium')).toBeVisible();
  });

  it('gives way to the gate once the server says that this is no administrator', async () => {
    mockApi({
      'GET /admin/dashboard': () => {
        throw new Refused(403, { fr: 'Réservé.', en: 'Administrators only.' }, 'admins_only');
      },
      'GET /auth/me': () => member({ role: 'user' }),
    });
    renderPage(<AdminPage />, { at: '/admin', language: 'fr' });
    expect(await screen.findByText('Accès refusé : réservé aux administrateurs')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });
});
