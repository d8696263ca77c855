import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { course, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { HomePage } from './home-page.tsx';

const courses = ['One', 'Two', 'Three', 'Four'].map((title) =>
  course({ id: title.toLowerCase(), title, title_fr: title }),
);

const plan = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('article') as HTMLElement);

describe('the home page', () => {
  beforeEach(() => {
    mockApi({ 'GET /courses': () => courses, 'GET /progress': () => [] });
  });

  it('shows a visitor what this is, and the ways in', async () => {
    renderPage(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your first line of code.');
    expect(screen.getByRole('img', { name: '5 stars out of 5' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '/courses');
    expect(screen.getByRole('link', { name: 'Premium POPULAR' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('shows the fixed figures', async () => {
    renderPage(<HomePage />);
    for (const figure of ['50+', '95%', '24/7', '98%', '200+', '15 min']) {
      expect(screen.getByText(figure)).toBeVisible();
    }
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('shows the first three courses and the way to all', async () => {
    renderPage(<HomePage />);
    expect(await screen.findByRole('link', { name: 'Start: Three' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start: Four' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });

  it('has three voices, and says that they are illustrative', async () => {
    renderPage(<HomePage />);
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    expect(screen.getByText('Illustrative portraits.')).toBeVisible();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('speaks French', async () => {
    renderPage(<HomePage />, { language: 'fr' });
    expect(screen.getByRole('link', { name: 'Premium POPULAIRE' })).toBeVisible();
    expect(plan('Premium').getByText('9 €')).toBeVisible();
    await screen.findByRole('link', { name: 'Commencer: One' });
  });
});

describe('the plans', () => {
  beforeEach(() => {
    mockApi({ 'GET /courses': () => courses, 'GET /progress': () => [] });
  });

  it('lead a visitor to an account', async () => {
    renderPage(<HomePage />);
    expect(plan('Free').getByRole('link')).toHaveAttribute('href', '/auth');
    expect(plan('Premium').getByText('$9')).toBeVisible();
    expect(plan('Premium').getByText('First week free')).toBeVisible();
    expect(plan('Premium').getByText('30-day money-back guarantee')).toBeVisible();
    expect(plan('Premium').getByRole('link')).toHaveAttribute('href', '/register');
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('show a free member what Premium holds', async () => {
    signInAs();
    renderPage(<HomePage />);
    expect(plan('Premium').queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Premium POPULAR' })).toBeVisible();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('tell a premium member that they have it', async () => {
    signInAs({ is_premium: true });
    renderPage(<HomePage />);
    expect(plan('Premium').getByRole('button', { name: 'You are already Premium' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /POPULAR/ })).not.toBeInTheDocument();
    await screen.findByRole('link', { name: 'Start: One' });
  });
});

it('tells that the courses could not be loaded', async () => {
  mockApi({
    'GET /courses': () => {
      throw new Refused(503, { fr: 'Surchargé.', en: 'Overloaded.' });
    },
  });
  renderPage(<HomePage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Overloaded.');
});
