import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

const languageOf = (headers: Record<string, string>, query: Record<string, unknown> = {}) =>
  pageLanguage({ headers, query } as unknown as FastifyRequest);

test.each([
  ['the address', { cookie: 'language=en', 'accept-language': 'en' }, { lang: 'fr' }, 'fr'],
  ['the kept choice', { cookie: 'a=b; language=fr', 'accept-language': 'en' }, {}, 'fr'],
  ['the browser', { 'accept-language': 'fr-CH, en;q=0.8' }, {}, 'fr'],
  ['the most wanted', { 'accept-language': 'en;q=0.3, de, fr;q=0.9' }, {}, 'fr'],
  ['English without a wish', {}, {}, 'en'],
  ['English for other languages', { 'accept-language': 'de, es;q=0.5' }, {}, 'en'],
  ['not one that is refused', { 'accept-language': 'fr;q=0' }, {}, 'en'],
  ['not an unknown one', { cookie: 'language=de' }, { lang: ['fr'] }, 'en'],
])('a page is in the language of %s', (_, headers, query, language) => {
  expect(languageOf(headers, query)).toBe(language);
});
