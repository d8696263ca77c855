import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { SITE } from '../../test/certificate.ts';
import { renderPage } from '../../test/render.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const CONTACT = { ...SITE, contact_email: 'hello@codivia.example' };

it.each([
  ['fr', 'Ta vie privée, en clair', ['Ce que nous gardons', 'Qui voit quoi', 'Tes droits']],
  ['en', 'Your privacy, in plain words', ['What we keep', 'Who sees what', 'Your rights']],
] as const)('says what, why, how long and who, in %s', async (language, title, parts) => {
  mockApi({ 'GET /config': () => CONTACT });
  renderPage(<PrivacyPage />, { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const name of parts) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: CONTACT.contact_email });
  expect(link).toHaveAttribute('href', `mailto:${CONTACT.contact_email}`);
});

it('names the network that Python libraries come from, when it is not ours', async () => {
  mockApi({
    'GET /config': () => ({ ...CONTACT, python_packages_url: 'https://cdn.example/py/' }),
  });
  renderPage(<PrivacyPage />);
  expect(await screen.findByText(/public network, cdn\.example\./)).toBeInTheDocument();
});

it('says so when they come from here', async () => {
  const python_packages_url = `${CONTACT.public_url}/packages/`;
  mockApi({ 'GET /config': () => ({ ...CONTACT, python_packages_url }) });
  renderPage(<PrivacyPage />);
  expect(await screen.findByText('Python libraries come from our own server.')).toBeInTheDocument();
});
