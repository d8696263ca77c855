import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { MentorsPage } from './mentors-page.tsx';

beforeEach(() => {
  mockApi({ 'GET /config': () => ({ contact_email: 'hello@example.org' }) });
});

it('shows six mentors, says that they are examples, and how to become one', async () => {
  renderPage(<MentorsPage />);
  expect(screen.getByRole('note')).toHaveTextContent('Example profiles');
  const names = screen.getAllByRole('list', { name: 'Languages and skills' });
  expect(names).toHaveLength(6);
  expect(await screen.findByRole('link', { name: 'Become a Mentor' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org?subject=Becoming%20a%20mentor%20at%20Codivia',
  );
});

it.each([
  ['en', 'Who answers, and when'],
  ['fr', 'Qui répond, et quand'],
] as const)('says who answers, and leads to what can be done now (%s)', (language, name) => {
  renderPage(<MentorsPage />, { language });
  const links = within(screen.getByRole('region', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mentoring',
    '/help/ask',
    '/live/replays',
    '/examples',
  ]);
});

it('says of each who they are, what they know and what they speak', async () => {
  renderPage(<MentorsPage />, { language: 'fr' });
  const card = screen.getByRole('heading', { name: 'Linh Garnier' }).closest('li');
  const linh = within(card as HTMLElement);
  expect(linh.getByText('Data scientist chez Boussole Données')).toBeVisible();
  expect(linh.getByText('Les questions avant les graphiques')).toBeVisible();
  expect(linh.getByText(/^8.ans$/)).toBeVisible();
  const tags = within(linh.getByRole('list', { name: 'Langues et compétences' }));
  expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'Français',
    'Vietnamien',
    'Python',
    'SQL',
  ]);
  await screen.findByText('hello@example.org');
});
