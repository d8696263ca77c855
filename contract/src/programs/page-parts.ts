import type { Language } from '../api/language.ts';
import type { AuthoredPageParts, PageParts } from '../exercises/base.ts';

/** The parts a web page may have, in the order in which they are shown. */
export const PAGE_PARTS = ['html', 'css', 'js'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/**
 * The parts of an authored page in one language.
 *
 * @param start where a part that is left out comes from
 */
export function pagePartsIn(
  parts: AuthoredPageParts,
  language: Language,
  start: PageParts = {},
): PageParts {
  const written = PAGE_PARTS.flatMap((name) => {
    const part = parts[name];
    if (part === undefined) return [];
    return [[name, typeof part === 'string' ? part : part[language]]];
  });
  return { ...start, ...Object.fromEntries(written) };
}
