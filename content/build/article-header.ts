import { articlePath } from '@codivia/contract/api/blog';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { COMMUNITY_LINK } from '@codivia/contract/api/site';
import type { LoadedArticle } from '../src/load-articles.ts';
import { themeMenu, themeSwitch } from './article-theme.ts';
import { type SiteAddress, WORDS } from './article-words.ts';

const MARK = `<svg viewBox="0 0 40 40" aria-hidden="true" class="size-9 text-trail"><path d="M28.5 9.2A14 14 0 1 0 30.6 29" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round"/><circle cx="34.9" cy="23.6" r="2.1" fill="currentColor"/><circle cx="35" cy="14" r="4.5" class="fill-joy"/></svg>`;
const CHEVRON = `<svg viewBox="0 0 24 24" aria-hidden="true" class="size-4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"/></svg>`;
const BARS = `<svg viewBox="0 0 24 24" aria-hidden="true" class="size-6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M4 6h16M4 12h16M4 18h16"/></svg>`;
const BUBBLES = `<svg viewBox="0 0 24 24" aria-hidden="true" class="size-5 shrink-0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z"/><path d="M20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1"/></svg>`;

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-bold hover:bg-trail-soft';
const SMALL =
  'inline-flex min-h-9 items-center justify-center rounded-control px-3.5 py-1.5 text-center text-sm font-bold leading-tight';
const LIST =
  'absolute top-full z-50 mt-2 grid rounded-card border border-line bg-surface p-2 shadow-lift';
const SUMMARY = 'cursor-pointer list-none [&::-webkit-details-marker]:hidden';

const MAIN: SiteAddress[] = ['/', '/courses', '/about'];
const ROOMS: SiteAddress[] = [
  '/playground',
  '/webtraining',
  '/gametraining',
  '/ailab',
  '/examples',
];

/** Links as items of a list. */
function items(addresses: SiteAddress[], language: Language): string {
  const { links } = WORDS[language];
  return addresses
    .map((to) => `<li><a class="${LINK}" href="${to}">${links[to]}</a></li>`)
    .join('');
}

/** The link to the community chat, where there is one; `compact` shows its name if there is room. */
function community(language: Language, compact: boolean): string {
  const words = WORDS[language];
  const name = compact
    ? `<span class="max-wide:sr-only">${words.community}</span>`
    : `<span>${words.community}</span>`;
  const link = `<a class="${LINK}" ${compact ? `title="${words.community}" ` : ''}href="/community">${BUBBLES}${name}</a>`;
  return `${COMMUNITY_LINK.start}<li>${link}</li>${COMMUNITY_LINK.end}`;
}

/** The article in each language; the one being read is marked. */
function languages(article: LoadedArticle, language: Language): string {
  const links = LANGUAGES.map((code) => {
    const current = code === language;
    const look = current ? 'bg-trail-soft text-trail ring-2 ring-trail ring-inset' : 'text-muted';
    return `<a class="inline-flex min-h-9 items-center rounded-lg px-3 text-sm font-bold ${look}" ${current ? 'aria-current="page" ' : ''}hreflang="${code}" lang="${code}" href="${articlePath(article.id, code)}">${code.toUpperCase()}</a>`;
  });
  return `<div role="group" aria-label="${WORDS[language].language}" class="flex gap-1 rounded-control bg-sunken p-1">${links.join('')}</div>`;
}

/**
 * The links to sign in and to sign up; the dashboard replaces them for anyone who is signed in (see stored-theme.js).
 */
function account(language: Language): string {
  const { links } = WORDS[language];
  return `<div class="for-visitors flex items-center gap-2"><a class="${SMALL} hover:bg-trail-soft" href="/auth">${links['/auth']}</a><a class="${SMALL} bg-trail text-on-trail hover:bg-trail-strong" href="/register">${links['/register']}</a></div>
<a class="for-members ${SMALL} bg-trail text-on-trail hover:bg-trail-strong" href="/dashboard">${links['/dashboard']}</a>`;
}

/** The site's navigation bar above an article: menus open without a script. */
export function articleHeader(article: LoadedArticle, language: Language): string {
  const words = WORDS[language];
  return `<header class="fixed inset-x-0 top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md">
<nav aria-label="${words.navigation}" class="page-width flex h-16 max-w-[86rem] items-center gap-4">
<a href="/" aria-label="${words.home}" class="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control font-display text-2xl font-extrabold tracking-tight">${MARK}codivia</a>
<div class="hidden grow items-center justify-between gap-3 nav:flex">
<ul class="flex items-center">${items(MAIN, language)}<li class="relative"><details name="menu"><summary class="${LINK} ${SUMMARY}">${words.rooms}${CHEVRON}</summary><ul class="${LIST} start-0">${items(ROOMS, language)}</ul></details></li>${community(language, true)}</ul>
<div class="flex items-center gap-2">${themeMenu(language, LIST, SUMMARY)}${languages(article, language)}${account(language)}</div>
</div>
<details class="relative ms-auto nav:hidden"><summary aria-label="${words.menu}" class="inline-grid size-11 place-items-center rounded-control hover:bg-trail-soft ${SUMMARY}">${BARS}</summary><div class="${LIST} end-0 max-h-[calc(100dvh-5rem)] w-64 gap-2 overflow-y-auto"><ul class="grid">${items([...MAIN, ...ROOMS], language)}${community(language, false)}</ul><div class="flex flex-wrap gap-2">${languages(article, language)}${themeSwitch(language)}</div>${account(language)}</div></details>
</nav>
</header>`;
}
