import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  socialLocale,
} from '@codivia/contract/api/language';
import { readStored, store } from './storage.ts';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/**
 * The language to start in: the one the server has answered in (it looks for one in the same order), or
 * the one named in the address, else the saved choice, else the browser's, else English.
 */
export function startLanguage(): Language {
  const { served } = document.documentElement.dataset;
  const named = new URLSearchParams(location.search).get('lang');
  const known = [served, named].find(isLanguage);
  if (known) return known;
  const saved = readStored('language');
  if (isLanguage(saved)) return saved;
  const browser = navigator.language.slice(0, 2).toLowerCase();
  return isLanguage(browser) ? browser : DEFAULT_LANGUAGE;
}

/** Sets the language of the document. */
export function announceLanguage(language: Language): void {
  // Setting it again, even unchanged, makes the browser compute all styles again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  document
    .querySelector('meta[property="og:locale"]')
    ?.setAttribute('content', socialLocale(language));
}

/** Remembers the choice; the cookie lets the server answer in the same language. */
export function saveLanguage(language: Language): void {
  store('language', language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `language=${language}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`;
}
