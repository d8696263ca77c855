import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { CommunityPage } from './community-page.tsx';

it('says what to know before the link, and where it leads', async () => {
  mockApi({ 'GET /config': () => ({ community_url: 'https://chat.example.org/codivia' }) });
  renderPage(<CommunityPage />);
  const link = await screen.findByRole('link', { name: /^Open the chat/ });
  expect(link).toHaveAttribute('href', 'https://chat.example.org/codivia');
  expect(screen.getByText('Leads to chat.example.org')).toBeVisible();
  expect(screen.getByText(/another company/)).toBeVisible();
  expect(screen.getByText(/from 13/)).toBeVisible();
  expect(screen.getByText(/do not supervise/)).toBeVisible();
});

it('has no link where there is no chat', async () => {
  mockApi({ 'GET /config': () => ({ community_url: '' }) });
  renderPage(<CommunityPage />, { language: 'fr' });
  expect(await screen.findByText('Il n’y a pas de chat de la communauté ici.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ouvrir/ })).toBeNull();
});
