import { LANGUAGES } from '@codivia/contract/api/language';
import { describe, expect, test } from 'vitest';
import { type LoadedArticle, loadArticles } from '../src/load-articles.ts';
import { articlePage } from './article-page.ts';

const articles = loadArticles();
const article = articles.find(({ id }) => id === 'python-programming') as LoadedArticle;
const page = (language: 'fr' | 'en') => articlePage(article, articles, language, '<!-- assets -->');

describe.each(LANGUAGES)('an article in %s', (language) => {
  const html = page(language);
  const other = language === 'fr' ? 'en' : 'fr';

  test('names itself, its language and its addresses', () => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${article.title[language]} · Codivia</title>`);
    expect(html).toContain(`<meta name="description" content="${article.excerpt[language]}">`);
    const address = 'https://public-url.invalid/blog/python-programming';
    expect(html).toContain(`<link rel="canonical" href="${address}-${language}.html">`);
    for (const one of LANGUAGES) {
      expect(html).toContain(
        `<link rel="alternate" hreflang="${one}" href="${address}-${one}.html">`,
      );
    }
    expect(html).toContain(`<meta property="og:url" content="${address}-${language}.html">`);
    expect(html).toContain(
      `<meta property="og:image" content="https://public-url.invalid/social/${language}/blog-python-programming.png">`,
    );
    const locale = language === 'fr' ? 'fr_FR' : 'en_US';
    expect(html).toContain(`<meta property="og:locale" content="${locale}">`);
  });

  test('leads to its other language, to the other articles, and back', () => {
    expect(html).toContain(`href="/blog/python-programming-${other}.html"`);
    expect(html).toContain(`href="/blog/cybersecurity-${language}.html"`);
    expect(html).toContain('href="/blog"');
    expect(html).toContain('href="/course/discovery"');
  });

  test('has the navigation of the site, with the article in both languages', () => {
    const nav = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
    for (const to of ['/', '/courses', '/about', '/playground', '/webtraining', '/gametraining']) {
      expect(nav).toContain(`href="${to}"`);
    }
    for (const to of ['/examples', '/auth', '/register', '/dashboard']) {
      expect(nav).toContain(`href="${to}"`);
    }
    expect(nav).toContain(`aria-current="page" hreflang="${language}"`);
    expect(nav).toContain(`hreflang="${other}" lang="${other}" href="/blog/python-programming-`);
  });

  test('has the community and the themes in both navigation bars, as the app has', () => {
    const nav = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
    expect(nav.match(/href="\/community"/g)).toHaveLength(2);
    const theme = language === 'fr' ? 'Thème' : 'Theme';
    expect(nav).toContain(`<summary aria-label="${theme}"`);
    for (const name of ['light', 'dark', 'system']) {
      expect(nav.match(new RegExp(`value="${name}"`, 'g'))).toHaveLength(2);
    }
  });

  test('runs no script of its own', () => {
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
  });
});

test('dates are written as each language writes them', () => {
  expect(page('fr')).toContain('<time datetime="2026-03-09">9 mars 2026</time>');
  expect(page('en')).toContain('<time datetime="2026-03-09">March 9, 2026</time>');
});

test('signs that mean something in HTML stay text', () => {
  const title = { fr: 'A & <b>', en: 'A & <b>' };
  const html = articlePage({ ...article, title }, [], 'fr', '');
  expect(html).toContain('<title>A &amp; &lt;b&gt; · Codivia</title>');
  expect(html).not.toContain('<b>');
});
