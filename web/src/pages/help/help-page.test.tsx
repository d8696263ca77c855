import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { course } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { HelpArticlePage } from './help-article-page.tsx';
import { HelpPage } from './help-page.tsx';

const CONFIG = { contact_email: 'team@example.org' };

async function open(language: 'en' | 'fr' = 'en') {
  mockApi({ 'GET /courses': () => [course()], 'GET /config': () => CONFIG });
  const view = renderPage(<HelpPage />, { at: '/help', language });
  const field = await screen.findByRole('searchbox');
  return { ...view, field };
}

/** The part with the results, which comes a moment after the first letter. */
const results = async () =>
  within(await screen.findByRole('region', { name: /^(Search|Chercher)/ }));

describe('the search', () => {
  it('finds articles, settings and lessons, each with its kind', async () => {
    const { user, field } = await open();
    await user.type(field, 'password');
    const [first] = await (await results()).findAllByRole('listitem');
    expect(first).toHaveTextContent('Forgotten or new passwordHelp');
    const setting = (await results()).getByRole('link', { name: 'Change your password' });
    expect(setting).toHaveAttribute('href', '/dashboard?tab=settings');
    await user.clear(field);
    await user.type(field, course().lessons[0]?.title ?? '');
    expect(await (await results()).findByText('Lesson')).toBeVisible();
  });

  it('takes no notice of accents and speaks French', async () => {
    const { user, field } = await open('fr');
    await user.type(field, 'resilier');
    expect(await (await results()).findByRole('link', { name: /^Premium/ })).toHaveAttribute(
      'href',
      '/help/premium',
    );
  });

  it('leads to our team when nothing is found', async () => {
    const { user, field } = await open();
    await user.type(field, 'zzzz');
    expect(await (await results()).findByText('Nothing found for “zzzz”')).toBeVisible();
    expect(await (await results()).findByRole('link', { name: 'Write to us' })).toBeVisible();
  });

  it('finds articles without the catalogue, and says so', async () => {
    const { user, field } = await open();
    mockApi({
      'GET /courses': () => {
        throw new Refused(503);
      },
    });
    await user.type(field, 'offline');
    expect(await (await results()).findByRole('link', { name: /without a network/ })).toBeVisible();
    expect(await (await results()).findByText(/lessons could not be searched/)).toBeVisible();
  });
});

it('lists every article by topic', async () => {
  await open();
  const list = screen.getByRole('heading', { name: 'All answers' }).parentElement as HTMLElement;
  expect(within(list).getAllByRole('link').length).toBeGreaterThanOrEqual(12);
});

it('shows an article in both languages, and says when there is none', async () => {
  mockApi({});
  const at = (id: string, language: 'en' | 'fr') =>
    renderPage(<HelpArticlePage />, { at: `/help/${id}`, path: '/help/:articleId', language });
  at('password', 'en').unmount();
  const french = at('password', 'fr');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mot de passe oublié');
  expect(screen.getByRole('link', { name: 'réglages' })).toBeVisible();
  // A reader who has read it and still has a question finds the way on.
  expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/help/ask');
  french.unmount();
  at('nothing-here', 'en');
  expect(screen.getByRole('heading', { name: 'This answer doesn’t exist' })).toBeVisible();
});

it('names the addresses of this server to those who look after a network', async () => {
  mockApi({
    'GET /config': () => ({
      ...CONFIG,
      public_url: 'https://learn.school',
      runner_origin: 'https://run.school',
      python_packages_url: '/python-packages/',
    }),
  });
  renderPage(<HelpArticlePage />, {
    at: '/help/school-network',
    path: '/help/:articleId',
    language: 'fr',
  });
  expect(await screen.findByText('https://learn.school/python-packages/')).toBeVisible();
  expect(screen.getByText('https://run.school/runner/')).toBeVisible();
  expect(document.body.textContent).not.toContain('{{');
});
