import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { expireSession } from '../lib/session.ts';
import { mockApi } from '../test/api.ts';
import { dashboardApi } from '../test/dashboard.ts';
import { course, signInAs } from '../test/factories.ts';
import { Providers } from './providers.tsx';
import { Routing } from './routing.tsx';

function visit(address: string, language: 'en' | 'fr' = 'en') {
  mockApi({
    'GET /courses': () => [course()],
    'GET /config': () => ({ community_url: '', contact_email: '' }),
    'GET /progress': () => [],
  });
  render(
    <Providers i18n={createI18n(language)} queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Routing />
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup();
}

it('shows the 404 screen for an unknown address, with the way home', async () => {
  visit('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Page not found · Codivia');
});

it('shows a page whatever part of it the address names', async () => {
  visit('/nowhere#100%');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('tells the keyboard and screen readers that another page has come', async () => {
  const user = visit('/nowhere', 'fr');
  await user.click(await screen.findByRole('link', { name: 'Retour à l’accueil' }));
  await screen.findByRole('heading', { level: 1, name: /Une première ligne/ });
  expect(screen.getByRole('main')).toHaveFocus();
  const announced = await screen.findByText('Apprends à coder et comprends l’IA · Codivia');
  expect(announced).toHaveAttribute('aria-live', 'polite');
});

it('leads to the sign-in screen when the session has expired, and back afterwards', async () => {
  signInAs();
  visit('/courses?plan=free', 'fr');
  await screen.findByRole('heading', { name: 'Cours', level: 1 });
  window.history.replaceState(null, '', '/courses?plan=free');
  expireSession();
  expect(await screen.findByText('Session expirée, veuillez vous reconnecter')).toBeVisible();
  await waitFor(() => expect(document.title).not.toContain('Cours'));
  expect(localStorage.getItem('redirectUrl')).toBe('/courses?plan=free');
  window.history.replaceState(null, '', '/');
});

it('says so too where the page itself sends visitors to the sign-in screen', async () => {
  dashboardApi();
  signInAs();
  render(
    <Providers i18n={createI18n('fr')} queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routing />
      </MemoryRouter>
    </Providers>,
  );
  await screen.findAllByText('Cours one');
  expireSession();
  expect(await screen.findByText('Session expirée, veuillez vous reconnecter')).toBeVisible();
});
