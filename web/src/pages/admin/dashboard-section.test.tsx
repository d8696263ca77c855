import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboard } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AN_HOUR_AGO = new Date(Date.now() - 60 * 60 * 1000 - 1000).toISOString();
const ADA = { id: 'a1', name: 'Ada' };

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
    const subject = { kind: 'course' as const, id: 'robots', title: 'Robots', title_fr: 'Robots' };
    const nothing = { subject: null, action: null, event: null };
    mockApi({
      'GET /admin/dashboard': () =>
        dashboard({
          activity: [
            { kind: 'edit', at: AN_HOUR_AGO, person: ADA, subject, action: 'update', event: null },
            { ...nothing, kind: 'sign_up', at: AN_HOUR_AGO, person: { id: 'x', name: null } },
            { ...nothing, kind: 'payment', at: AN_HOUR_AGO, person: ADA, event: 'invoice.paid' },
          ],
        }),
    });
    renderPage(<AdminPage />, { at: '/admin', language: 'fr' });
    expect(await screen.findByText(/^Ada a modifié le cours «.Robots.»$/)).toBeVisible();
    expect(screen.getByText('Quelqu’un a créé un compte')).toBeVisible();
    expect(screen.getByText(/^Ada.: facture payée$/)).toBeVisible();
    expect(screen.getAllByText('il y a 1 heure')).toHaveLength(3);
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
