import { HELP_ARTICLE_IDS } from '@codivia/contract/api/help-articles';
import { LANGUAGES } from '@codivia/contract/api/language';
import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '../../lib/paths.ts';
import { mockApi } from '../../test/api.ts';
import { claims } from '../../test/claims.ts';
import { course } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { HomePage } from './home-page.tsx';

/** The lines of each plan, as in the specification. */
const LINES = {
  en: {
    Free: [
      ...['The basic courses', 'The first 10 discovery lessons', '3 projects', 'The community'],
      ...['Support by e-mail', 'A basic certificate'],
    ],
    Premium: [
      ...['All the courses', 'Unlimited projects', 'Mentoring and priority support'],
      ...['Certificates', 'Exclusive challenges and live sessions'],
      'A portfolio and access to the API',
    ],
  },
  fr: {
    Gratuit: [
      ...['Les cours de base', 'Les 10 premières leçons de découverte', '3 projets'],
      ...['La communauté', 'De l’aide par e-mail', 'Un certificat simple'],
    ],
    Premium: [
      ...['Tous les cours', 'Des projets sans limite', 'Du mentorat et une aide prioritaire'],
      ...['Les certificats', 'Des défis exclusifs et des sessions en direct'],
      'Un portfolio et l’accès à l’API',
    ],
  },
};

/** Tells whether a page answers at an address, and an article if it is one of the help. */
function hasTarget(address: string): boolean {
  const article = matchPath(ROUTES.helpArticle, address)?.params.articleId;
  if (article && !Object.values<string>(ROUTES).includes(address)) {
    return HELP_ARTICLE_IDS.some((id) => id === article);
  }
  return Object.values(ROUTES).some((route) => matchPath(route, address));
}

describe.each(LANGUAGES)('the lines of both plans (%s)', (language) => {
  beforeEach(() => {
    mockApi({
      'GET /courses': () => [course({ id: 'discovery', title: 'One', title_fr: 'One' })],
      'GET /progress': () => [],
      'GET /claims': () => claims(),
    });
  });

  it.each(Object.entries(LINES[language]))('lead to what %s holds', async (name, lines) => {
    renderPage(<HomePage />, { language });
    const heading = await screen.findByRole('heading', { name, level: 3 });
    const [list] = within(heading.closest('article') as HTMLElement).getAllByRole('list');
    const items = within(list as HTMLElement).getAllByRole('listitem');
    expect(
      items.map(({ textContent }) => textContent.replace(/\u2060/g, '').replaceAll('\u00a0', ' ')),
    ).toEqual(lines);
    for (const item of items) {
      for (const link of within(item).getAllByRole('link')) {
        expect(link.getAttribute('href')).toSatisfy(hasTarget);
      }
    }
    await screen.findByRole('link', { name: /: One/ });
  });

  it('lead on from the first cell of every row of the table', async () => {
    renderPage(<HomePage />, { language });
    const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      expect(within(row).getByRole('link').getAttribute('href')).toSatisfy(hasTarget);
    }
    await screen.findByRole('link', { name: /: One/ });
  });
});
