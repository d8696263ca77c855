import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { PartnersPage } from './partners-page.tsx';

beforeEach(() => {
  mockApi({ 'GET /config': () => ({ contact_email: 'hello@example.org' }) });
});

it('shows three benefits, says that the examples are examples, and asks to be written to', async () => {
  renderPage(<PartnersPage />);
  const benefits = within(screen.getByRole('region', { name: 'What a partnership can bring' }));
  expect(benefits.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Internships and jobs',
    'Exclusive events',
    'Scholarships',
  ]);
  expect(screen.getByRole('note')).toHaveTextContent('The organisations below are made up.');
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org?subject=Partnership%20with%20Codivia',
  );
});

it.each([
  ['en', ['Game publishers', 'IT companies', 'Educational partners']],
  ['fr', ['Éditeurs de jeux', 'Entreprises du numérique', 'Partenaires éducatifs']],
] as const)('lists three groups with their partners (%s)', async (language, groups) => {
  renderPage(<PartnersPage />, { language });
  for (const name of groups) {
    const group = screen.getByRole('heading', { level: 2, name }).closest('section');
    expect(within(group as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  }
  await screen.findByText('hello@example.org');
});
