import { readFileSync } from 'node:fs';
import { articlePath } from '@codivia/contract/api/blog';
import type { Language } from '@codivia/contract/api/language';
import { escapeHtml, lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { formatDate } from '@codivia/contract/text/format-dates';
import type { LoadedArticle } from '../src/load-articles.ts';
import { articleHead } from './article-head.ts';
import { articleHeader } from './article-header.ts';
import { type SiteAddress, WORDS } from './article-words.ts';

const FOOTER: { title: 'learn' | 'site' | 'rules'; links: SiteAddress[] }[] = [
  { title: 'learn', links: ['/courses', '/playground', '/examples'] },
  { title: 'site', links: ['/about', '/careers', '/blog', '/partners', '/mentors'] },
  { title: 'rules', links: ['/legal', '/privacy', '/accessibility'] },
];

function footer(language: Language): string {
  const words = WORDS[language];
  const columns = FOOTER.map(({ title, links }) => {
    const items = links.map(
      (to) =>
        `<li><a class="inline-block py-1.5 hover:text-trail hover:underline" href="${to}">${words.links[to]}</a></li>`,
    );
    return `<div><h2 class="mb-2 text-base">${words[title]}</h2><ul>${items.join('')}</ul></div>`;
  });
  return `<footer class="mt-auto border-t border-line bg-sunken">
<div class="page-width flex flex-wrap justify-between gap-10 py-12">
<p class="max-w-sm text-lg">${words.motto}</p>
<div class="flex flex-wrap gap-x-16 gap-y-8">${columns.join('')}</div>
</div>
</footer>`;
}

function opening(article: LoadedArticle, language: Language): string {
  const words = WORDS[language];
  const date = formatDate(article.date, language);
  const other = language === 'fr' ? 'en' : 'fr';
  return `<header class="grid gap-5">
<p><a class="font-bold text-trail underline underline-offset-4" href="/blog">${words.all_articles}</a></p>
<h1 class="text-[clamp(2.2rem,6vw,3.6rem)]">${escapeHtml(article.title[language])}</h1>
<p class="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted"><span class="rounded-full bg-trail-soft px-3 py-1 text-sm font-bold text-trail">${escapeHtml(article.category[language])}</span><time datetime="${article.date}">${date}</time><span>${article.read_minutes} ${words.minutes}</span></p>
<p><a class="font-bold underline underline-offset-4" hreflang="${other}" lang="${other}" href="${articlePath(article.id, other)}">${words.other_language}</a></p>
<div aria-hidden="true" class="overflow-hidden rounded-card [&>svg]:block [&>svg]:h-auto [&>svg]:w-full">${readFileSync(article.pictureFile, 'utf8').trim()}</div>
</header>`;
}

function onward(article: LoadedArticle, others: LoadedArticle[], language: Language): string {
  const words = WORDS[language];
  const steps = article.next.map(
    ({ label, to }) =>
      `<li><a class="font-bold underline underline-offset-4" href="${to}">${escapeHtml(label[language])}</a></li>`,
  );
  const more = others.map(
    ({ id, title }) =>
      `<li><a class="font-bold text-trail underline underline-offset-4" href="${articlePath(id, language)}">${escapeHtml(title[language])}</a></li>`,
  );
  return `<aside class="mt-14 grid gap-10">
<section class="rounded-card bg-panel p-7 text-on-panel sm:p-9"><h2 class="text-2xl">${words.next}</h2><ul class="mt-4 grid gap-3 text-lg">${steps.join('')}</ul></section>
<section><h2 class="text-2xl">${words.others}</h2><ul class="mt-4 grid gap-3 text-lg">${more.join('')}</ul></section>
</aside>`;
}

/** The page of an article in one language: it needs no script to be read. */
export function articlePage(
  article: LoadedArticle,
  all: LoadedArticle[],
  language: Language,
  assets: string,
): string {
  const others = all.filter(({ id }) => id !== article.id);
  return `<!doctype html>
<html lang="${language}">
<head>
${articleHead(article, language, assets)}
</head>
<body>
<div class="flex min-h-dvh flex-col pt-16">
<a href="#content" class="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-trail px-5 py-3 font-bold text-on-trail focus:translate-y-0">${WORDS[language].skip}</a>
${articleHeader(article, language)}
<main id="content" tabindex="-1" class="page-width py-10 outline-none sm:py-14">
<article class="mx-auto max-w-[44rem]">
${opening(article, language)}
<div class="prose-codivia mt-10 text-lg">
${lessonHtml(article.body[language])}</div>
${onward(article, others, language)}
</article>
</main>
${footer(language)}
</div>
</body>
</html>
`;
}
