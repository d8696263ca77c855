import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminUser, userOverview } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const FULL = userOverview({
  courses: [
    {
      id: 'robots',
      title: 'Robots',
      title_fr: 'Les robots',
      completed: 5,
      lessons: 8,
      last_on: '2026-11-19',
    },
  ],
  questions: [{ id: 't1', subject: 'Ma boucle', state: 'open', updated_at: AT }],
  reported: [
    { id: 'p1', title: 'Pong', waits: true, reports: 2 },
    { id: 'p2', title: 'Copie', waits: false, reports: 0 },
  ],
  payments: [{ at: AT, event: 'invoice.paid' }],
});

function open(overview = FULL, at = '/admin?section=users&q=li&user=u1') {
  const calls = mockApi({
    'GET /admin/users': () => [overview.user],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => overview.user,
    'GET /admin/users/u1/overview': () => overview,
    'GET /admin/users/u1/certificates': () => [],
  });
  return { calls, ...renderPage(<AdminPage />, { at, language: 'fr' }) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

describe('the page of a member', () => {
  it('is behind the name in the list, and leads back to the list as it was', async () => {
    const { user, router } = open(FULL, '/admin?section=users&q=li');
    await user.click(await screen.findByRole('link', { name: 'Lina' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Lina' })).toBeVisible();
    expect(router.state.location.search).toBe('?section=users&q=li&user=u1');
    await user.click(screen.getByRole('link', { name: 'Tous les utilisateurs' }));
    expect(router.state.location.search).toBe('?section=users&q=li');
  });

  it('shows what they have done, and what of it waits', async () => {
    open();
    const figures = within(
      (await screen.findByText('Exercices réussis')).closest('dl') as HTMLElement,
    );
    for (const figure of ['21', '1 234', '19 nov. 2026', 'aucun appareil connecté']) {
      expect(figures.getByText(figure)).toBeVisible();
    }
    const course = (await part('Cours')).getByRole('listitem');
    expect(course).toHaveTextContent('Les robotsLeçons : 5 sur 8dernière fois le 19 nov. 2026');
    const question = (await part('Questions à l’équipe')).getByRole('link', { name: 'Ma boucle' });
    expect(question).toHaveAttribute('href', '/admin?section=help&thread=t1');
    const reported = (await part('Projets signalés')).getAllByRole('listitem');
    expect(reported[0]).toHaveTextContent('PongAttend une décision2 signalements en cours');
    expect(reported[1]).toHaveTextContent(/^CopieMasqué$/);
    expect((await part('Paiements')).getByText('Une facture a été payée')).toBeVisible();
    const log = screen.getByRole('link', { name: 'Modifications de ce compte' });
    expect(log).toHaveAttribute('href', '/admin?section=audit&subject=user&subject_id=u1');
  });

  it('says so where there is nothing', async () => {
    open(userOverview());
    expect(await screen.findByText('Aucun cours commencé.')).toBeVisible();
    expect(screen.getByText('Aucune question.')).toBeVisible();
    expect(screen.getByText('Rien de signalé ni de masqué.')).toBeVisible();
    expect(screen.getByText('Rien du prestataire de paiement.')).toBeVisible();
    expect(screen.getByText('Sans Premium')).toBeVisible();
  });

  it('says in which way and how long somebody is premium', async () => {
    const premium = adminUser({ premium_grounds: ['gift_card'], premium_until: AT });
    open(userOverview({ user: premium }));
    expect(
      await screen.findByText(/^Premium par : une carte cadeau, jusqu’au 20 nov\. 2026$/),
    ).toBeVisible();
  });

  it('opens the form of the account', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier le compte' }));
    const form = within(await screen.findByRole('dialog', { name: 'Modifier l’utilisateur' }));
    expect(await form.findByLabelText('Nom')).toHaveValue('Lina');
  });

  it('says that there is no such account', async () => {
    open(FULL, '/admin?section=users&user=gone');
    expect(await screen.findByText('L’utilisateur n’a pas pu être chargé')).toBeVisible();
  });
});
