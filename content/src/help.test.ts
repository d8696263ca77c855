import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_ARTICLE_IDS, HELP_TOPICS } from '@codivia/contract/api/help-articles';
import { LANGUAGES } from '@codivia/contract/api/language';
import { describe, expect, test } from 'vitest';
import { loadHelp } from './load-help.ts';
import { typographyProblems } from './typography.ts';

const articles = loadHelp();
/** Pages of the help that are no articles. */
const PAGES = ['ask', 'questions'];

test('every file is in the list, and every topic has an article', () => {
  const files = readdirSync(join(import.meta.dirname, '../help'));
  expect(files.sort()).toEqual(HELP_ARTICLE_IDS.map((id) => `${id}.yaml`).sort());
  expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
});

describe.each(articles)('$id', (article) => {
  test('follows French typography', () => {
    const prose = article.body.fr.replace(/\]\([^)]*\)/g, ']');
    const texts = [article.title.fr, article.summary.fr, prose];
    expect(texts.flatMap(typographyProblems)).toEqual([]);
  });

  test('has the same parts in both languages', () => {
    const parts = (markdown: string) =>
      [...markdown.matchAll(/^(## |- |\d\. )/gm)].map(([part]) => part.trim());
    expect(parts(article.body.fr)).toEqual(parts(article.body.en));
  });

  test.each(LANGUAGES)(
    'leads to the same addresses, and to articles that exist (%s)',
    (language) => {
      const links = (markdown: string) =>
        [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '').sort();
      expect(links(article.body[language])).toEqual(links(article.body.en));
      for (const address of links(article.body[language])) {
        expect(address).toMatch(/^\/[a-z/-]*(\?tab=settings|#pricing)?$/);
        const id = /^\/help\/(.+)$/.exec(address)?.[1];
        if (id) expect([...HELP_ARTICLE_IDS, ...PAGES]).toContain(id);
      }
    },
  );
});
