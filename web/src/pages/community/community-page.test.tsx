import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CommunityPage } from './community-page.tsx';

it('says what to know before the link, and where it leads', async () => {
  mockApi({ 'GET /config': () => ({ community_url: 'https://chat.example.org/codivia' }) });
  renderPage(<CommunityPage />);
  const link = await screen.findByRole('link', { name: /^Open the chat/ });
  expect(link).toHaveAttribute('href', 'https://chat.example.org/codivia');
  expect(screen.getByText('Leads to chat.example.org')).toBeVisible();
  expect(screen.getByText(/another company/)).toBeVisible();
  expect(screen.getByText(/aged 13 and over/)).toBeVisible();
  expect(screen.getByText(/don’t supervise/)).toBeVisible();
  expect(screen.queryByText(/front page/)).toBeNull();
});

it('says that the link leads to a front page where no chat was set up', async () => {
  mockApi({ 'GET /config': () => ({ community_url: 'https://discord.com/' }) });
  renderPage(<CommunityPage />);
  expect(await screen.findByText(/hasn’t set up a room of its own/)).toBeVisible();
});

it('has no link where there is no chat', async () => {
  mockApi({ 'GET /config': () => ({ community_url: '' }) });
  renderPage(<CommunityPage />, { language: 'fr' });
  expect(
    await screen.findByText('Il n’y a pas de chat de la communauté pour le moment.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ouvrir/ })).toBeNull();
});

it('has no link for those to whom it is closed', async () => {
  signInAs({ closed: { community: 'age' } });
  mockApi({ 'GET /config': () => ({ community_url: 'https://chat.example.org/codivia' }) });
  renderPage(<CommunityPage />);
  expect(await screen.findByText(/opens when you’re 15/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open the chat/ })).toBeNull();
});
