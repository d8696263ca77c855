import type { Portfolio } from '@codivia/contract/api/portfolio';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PublicPortfolioPage } from './public-portfolio-page.tsx';

const SHOWN: Portfolio = {
  handle: 'pixel-fox',
  color: 'blue',
  line: 'I like <b>games</b>.',
  projects: [
    {
      id: 'x1',
      title: 'Pong',
      description: 'Two players.',
      kind: 'game',
      updated_at: '2026-11-01T10:00:00.000Z',
      thumbnail: '/api/published-projects/x1/thumbnail?v=1',
    },
  ],
  certificates: [
    {
      subject: 'course',
      course_title: 'Loops',
      course_title_fr: 'Les boucles',
      kind: 'full',
      completion_date: '2026-11-02T10:00:00.000Z',
    },
    {
      subject: 'path',
      course_title: 'Games and art',
      course_title_fr: 'Jeux et art',
      kind: 'basic',
      completion_date: '2026-11-03T10:00:00.000Z',
    },
  ],
};

function open(replies: Parameters<typeof mockApi>[0] = {}, language: 'en' | 'fr' = 'en') {
  mockApi({ 'GET /portfolios/pixel-fox': () => SHOWN, ...replies });
  return renderPage(<PublicPortfolioPage />, { at: '/u/pixel-fox', path: '/u/:handle', language });
}

it('shows handle, line, projects and certificates, and asks search engines to stay away', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'pixel-fox' })).toBeVisible();
  expect(screen.getByText('I like <b>games</b>.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pong' })).toHaveAttribute('href', '/p/x1');
  expect(document.querySelector('article img')).toHaveAttribute(
    'src',
    '/api/published-projects/x1/thumbnail?v=1',
  );
  expect(screen.getByRole('heading', { name: 'Loops' })).toBeVisible();
  expect(screen.getByText('Earned on November 2, 2026')).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('is in French where that is read', async () => {
  open({}, 'fr');
  expect(await screen.findByRole('heading', { name: 'Les boucles' })).toBeVisible();
  expect(screen.getByText('Certificat complet')).toBeVisible();
  expect(screen.getByText('Certificat de réussite · parcours')).toBeVisible();
});

it('leads to the team, and for administrators is deleted at a press', async () => {
  signInAs({ role: 'admin' });
  let gone = false;
  const { user } = open({
    'GET /portfolios/pixel-fox': () => {
      if (gone) throw new Refused(404);
      return SHOWN;
    },
    'DELETE /admin/portfolios/pixel-fox': () => {
      gone = true;
      return { message: { fr: 'Supprimé.', en: 'Deleted.' } };
    },
  });
  expect(await screen.findByRole('link', { name: /Tell the team/ })).toHaveAttribute(
    'href',
    '/help/ask',
  );
  await user.click(screen.getByRole('button', { name: 'Delete this portfolio' }));
  expect(await screen.findByRole('heading', { name: 'There’s no portfolio here' })).toBeVisible();
});

it('says when there is none, and tries again when there is no answer', async () => {
  let down = true;
  const { user } = open({
    'GET /portfolios/pixel-fox': () => {
      if (down) throw new TypeError('Failed to fetch');
      throw new Refused(404);
    },
  });
  await screen.findByRole('alert');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There’s no portfolio here' })).toBeVisible();
});
