import type { Language } from '@codivia/contract/api/language';

/** A child whose name may be none, within a sentence. */
const UNNAMED: Record<Language, string> = { fr: 'votre enfant', en: 'your child' };

/**
 * Returns texts for a parent about a child: with the first name or, where there is none, with “your child”, which has a
 * capital where a sentence begins.
 */
export function aboutChild<Letter extends object>(
  child: string,
  language: Language,
  write: (child: string) => Letter,
): Letter {
  if (child) return write(child);
  const unnamed = UNNAMED[language];
  const [first = ''] = unnamed;
  const beginning = new RegExp(`(?<=^|[.!?] )${unnamed}`, 'g');
  const capital = (text: string) =>
    text.replaceAll(beginning, first.toUpperCase() + unnamed.slice(1));
  const texts: [string, string | string[]][] = Object.entries(write(unnamed));
  return Object.fromEntries(
    texts.map(([key, text]) => [key, Array.isArray(text) ? text.map(capital) : capital(text)]),
  ) as Letter;
}
