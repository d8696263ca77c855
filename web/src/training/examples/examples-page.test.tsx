import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { ExamplesPage } from './examples-page.tsx';

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('shows the games, each with tags, its page in a new tab and the way to its code', async () => {
  renderPage(<ExamplesPage />);
  expect(await screen.findByRole('tab', { name: 'Games', selected: true })).toBeVisible();
  expect(titles()).toEqual(['Snake', 'Pong', 'Reptile']);
  expect(document.getElementById('pong-game')).toHaveTextContent('Pong');
  const page = screen.getByRole('link', { name: /^Open: Snake \(opens in a new tab\)$/ });
  expect(page).toHaveAttribute('href', '/examples/snake-game.html?lang=en');
  expect(page).toHaveAttribute('target', '_blank');
  const [tags] = screen.getAllByRole('list', { name: 'What is in it' });
  expect(within(tags as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Look inside and change it: Reptile' })).toHaveAttribute(
    'href',
    '/webtraining?example=reptile',
  );
  expect(screen.getByRole('heading', { name: 'How to use the examples' })).toBeVisible();
});

it('shows the web pages in French, and the tab stands in the address', async () => {
  const { user, router } = renderPage(<ExamplesPage />, { language: 'fr' });
  await user.click(await screen.findByRole('tab', { name: 'Pages web' }));
  expect(titles()).toEqual(['Liste de tâches', 'Calculatrice']);
  expect(router.state.location.search).toBe('?tab=web');
  expect(screen.getByRole('link', { name: /Ouvrir: Calculatrice/ })).toHaveAttribute(
    'href',
    '/examples/calculator.html?lang=fr',
  );
});

it('starts from the address', async () => {
  renderPage(<ExamplesPage />, { at: '/examples?tab=web' });
  expect(await screen.findByRole('tab', { name: 'Web pages', selected: true })).toBeVisible();
  expect(titles()).toEqual(['To-do list', 'Calculator']);
});
