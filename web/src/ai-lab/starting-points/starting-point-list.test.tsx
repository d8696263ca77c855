import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { AiLabPage } from '../room/ai-lab-page.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

const show = async (language: 'en' | 'fr') =>
  act(async () => renderPage(<AiLabPage />, { language, at: '/ailab' }));

test('a starting point opens as a project of one’s own, and says what to try', async () => {
  const { user } = await show('en');
  await user.click(screen.getByRole('button', { name: 'Begin – Animals by questions' }));
  expect(await screen.findByRole('textbox', { name: 'Name of the project' })).toHaveValue(
    'Animals by questions',
  );
  expect(screen.getByText(/where does it put the platypus/)).toBeVisible();
  expect(screen.getByText(/^Platypus · Lays eggs: yes/)).toBeVisible();
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lays eggs' });
  expect([...field.options].map(({ text }) => text)).toEqual(['–', 'no', 'yes', 'Something else…']);
  await user.click(screen.getByRole('button', { name: 'All projects' }));
  expect(await screen.findByText('Tables · 30 examples')).toBeVisible();
});

test('examples are written in the language of the page', async () => {
  const { user } = await show('fr');
  await user.click(screen.getByRole('button', { name: 'Commencer – La porte injuste' }));
  expect(await screen.findByText(/quelque chose cloche/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nom de la classe Rester fermée' })).toBeVisible();
});

test('an address that names a starting point opens it once', async () => {
  history.replaceState(null, '', '/ailab#door');
  const { user } = await show('en');
  expect(await screen.findByRole('textbox', { name: 'Name of the project' })).toHaveValue(
    'The unfair door',
  );
  expect(location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'All projects' }));
  expect(await screen.findByRole('button', { name: 'Train with a table' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Name of the project' })).toBeNull();
});
