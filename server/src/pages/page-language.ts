import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@codivia/contract/api/language';
import type { FastifyRequest } from 'fastify';

/** The web app keeps the reader's choice in this cookie (web/src/lib/language.ts). */
const CHOICE = /(?:^|;\s*)language=(fr|en)(?:;|$)/;

/** Returns the languages of an Accept-Language header that we support, the preferred one first. */
function spoken(header: string): Language[] {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...settings] = part.trim().split(';');
    const weight = settings.map((s) => /^\s*q=([\d.]+)\s*$/.exec(s)?.[1]).find(Boolean);
    return { code: tag.slice(0, 2).toLowerCase(), weight: weight ? Number(weight) : 1 };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
    .filter(isLanguage);
}

/** The language named in the address by `?lang=`, if any. */
export function languageOfAddress({ query }: Pick<FastifyRequest, 'query'>): Language | undefined {
  const { lang } = query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

/** The language to answer a page in: that of the address, the reader's choice, the browser's, English. */
export function pageLanguage(request: FastifyRequest): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const chosen = CHOICE.exec(cookie)?.[1];
  return (
    languageOfAddress(request) ??
    (isLanguage(chosen) ? chosen : undefined) ??
    spoken(accepted)[0] ??
    DEFAULT_LANGUAGE
  );
}
