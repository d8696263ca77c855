import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { AiTeacherPage } from './ai-teacher-page.tsx';

const config = () => ({ ai_chat_url: 'https://chat.example/begin' });

it('leads to the AI chat in a new tab, and says where that is', async () => {
  mockApi({ 'GET /config': config });
  renderPage(<AiTeacherPage />);
  const link = await screen.findByRole('link', {
    name: /^Open the AI chat ?\(opens in a new tab\)$/,
  });
  expect(link).toHaveAttribute('href', 'https://chat.example/begin');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Leads to chat.example')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This link leaves Codivia' })).toBeVisible();
});

it('teaches by pairs, and warns in French', async () => {
  mockApi({ 'GET /config': config });
  renderPage(<AiTeacherPage />, { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prof IA' })).toBeVisible();
  expect(screen.getAllByText('Trop vague')).toHaveLength(4);
  expect(screen.getAllByText('Ça t’avance')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Ce qu’une IA n’a pas à savoir' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Ouvrir le chat IA/ })).toBeVisible();
});

it('says so when the address cannot be loaded, and tries again', async () => {
  let down = true;
  mockApi({
    'GET /config': () => {
      if (down) throw new Refused(503);
      return config();
    },
  });
  const { user } = renderPage(<AiTeacherPage />);
  expect(await screen.findByText('The address of the chat could not be loaded.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Open the AI chat/ })).toBeVisible();
});

it('offers no link where no chat is set up', async () => {
  mockApi({ 'GET /config': () => ({ ai_chat_url: '' }) });
  renderPage(<AiTeacherPage />);
  expect(await screen.findByText('No AI chat has been set up here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /AI chat/ })).not.toBeInTheDocument();
});
