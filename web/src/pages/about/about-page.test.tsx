import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { AboutPage } from './about-page.tsx';

it('leads to careers, partners, mentors and examples', () => {
  renderPage(<AboutPage />);
  const nextPages = within(screen.getByRole('region', { name: 'Where to go next' }));
  expect(nextPages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/careers',
    '/partners',
    '/mentors',
    '/examples',
  ]);
});

it.each([
  ['en', 'Our Story', 'Our Mission', 'A multinational team'],
  ['fr', 'Notre histoire', 'Notre mission', 'Une équipe multinationale'],
] as const)('tells its story and its mission (%s)', (language, story, mission, team) => {
  renderPage(<AboutPage />, { language });
  const section = screen.getByRole('heading', { level: 2, name: story }).closest('section');
  const highlights = within(section as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(highlights).toHaveLength(3);
  expect(highlights[0]).toHaveTextContent(team);
  expect(screen.getByRole('heading', { level: 2, name: mission })).toBeVisible();
});
