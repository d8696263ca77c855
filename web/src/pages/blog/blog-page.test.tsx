import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { BlogPage } from './blog-page.tsx';

const articles = () => screen.getAllByRole('article').map((article) => within(article));

it('shows three articles with their date, read time, category and page', () => {
  renderPage(<BlogPage />);
  const [python, intelligence, security] = articles();
  expect(python?.getByText('March 9, 2026')).toBeVisible();
  expect(python?.getByText('5 min read')).toBeVisible();
  expect(python?.getByText('Programming')).toBeVisible();
  expect(python?.getByRole('heading', { level: 2, name: /^Your first program/ })).toBeVisible();
  expect(python?.getByText(/^Five lines/)).toBeVisible();
  expect(python?.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/blog/python-programming-en.html',
  );
  expect(intelligence?.getByText('7 min read')).toBeVisible();
  expect(security?.getByText('6 min read')).toBeVisible();
  expect(document.title).toBe('Blog · Codivia');
});

it('leads to the French pages in French, with French dates', () => {
  renderPage(<BlogPage />, { language: 'fr' });
  const [python] = articles();
  expect(python?.getByText('9 mars 2026')).toBeVisible();
  expect(python?.getByText(/^5 min de lecture/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/python-programming-fr.html',
    '/blog/artificial-intelligence-fr.html',
    '/blog/cybersecurity-fr.html',
  ]);
});
