import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { LegalPage } from './legal-page.tsx';

const UNSET = {
  contact_email: 'hello@example.org',
  publisher_name: '',
  publisher_address: '',
  hosting_provider: '',
};

it('names publisher and host as the operator has given them', async () => {
  mockApi({
    'GET /config': () => ({
      ...UNSET,
      publisher_name: 'Association Exemple',
      publisher_address: '1 rue de l’Exemple, 75000 Paris',
      hosting_provider: 'Hébergeur Exemple, Lille',
    }),
  });
  renderPage(<LegalPage />);
  expect(await screen.findByText('Association Exemple')).toBeVisible();
  expect(screen.getByText('1 rue de l’Exemple, 75000 Paris')).toBeVisible();
  expect(screen.getByText('Hébergeur Exemple, Lille')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

it('says nothing about the operator before it knows', () => {
  mockApi({ 'GET /config': () => new Promise(() => undefined) });
  renderPage(<LegalPage />);
  expect(screen.getByRole('heading', { name: 'Publisher' })).toBeVisible();
  expect(screen.queryByText(/haven’t given a name/)).not.toBeInTheDocument();
});

it('says honestly what the operator has not told', async () => {
  mockApi({ 'GET /config': () => UNSET });
  renderPage(<LegalPage />, { language: 'fr' });
  expect(await screen.findByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  expect(screen.getByText(/n’a indiqué ici ni nom ni adresse/)).toBeVisible();
  expect(screen.getByText(/n’a pas indiqué qui héberge/)).toBeVisible();
  expect(document.title).toBe('Mentions légales · Codivia');
});
