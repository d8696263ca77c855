import { articlePath } from '@codivia/contract/api/blog';
import { LANGUAGES, type Language, socialLocale } from '@codivia/contract/api/language';
import { PUBLIC_URL_PLACEHOLDER } from '@codivia/contract/api/site';
import { escapeHtml } from '@codivia/contract/lessons/markdown/markdown';
import type { LoadedArticle } from '../src/load-articles.ts';

const other = (language: Language): Language => (language === 'fr' ? 'en' : 'fr');
const address = (article: LoadedArticle, language: Language) =>
  PUBLIC_URL_PLACEHOLDER + articlePath(article.id, language);

/** Drawn when the web app is built (scripts/social-pictures.mjs). */
const picture = (article: LoadedArticle, language: Language) =>
  `${PUBLIC_URL_PLACEHOLDER}/social/${language}/blog-${article.id}.png`;

function alternates(article: LoadedArticle): string {
  const links = LANGUAGES.map(
    (language) =>
      `<link rel="alternate" hreflang="${language}" href="${address(article, language)}">`,
  );
  return [
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${address(article, 'en')}">`,
  ].join('\n');
}

function properties(article: LoadedArticle, language: Language): string {
  const values = {
    'og:type': 'article',
    'og:site_name': 'Codivia',
    'og:title': article.title[language],
    'og:description': article.excerpt[language],
    'og:url': address(article, language),
    'og:locale': socialLocale(language),
    'og:locale:alternate': socialLocale(other(language)),
    'og:image': picture(article, language),
    'og:image:width': '1200',
    'og:image:height': '630',
    'article:published_time': article.date,
    'article:section': article.category[language],
  };
  return Object.entries(values)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
    .join('\n');
}

/** Title, description and addresses of an article; `assets` are the style sheet, fonts and script. */
export function articleHead(article: LoadedArticle, language: Language, assets: string): string {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(article.title[language])} · Codivia</title>
<meta name="description" content="${escapeHtml(article.excerpt[language])}">
<link rel="canonical" href="${address(article, language)}">
${alternates(article)}
${properties(article, language)}
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1416" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets}`;
}
