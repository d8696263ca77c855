import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * Number of letters of a word that count, and of different words of one row, which PostgreSQL keeps in at most 1 MB.
 */
const WORD_LENGTH = 32;
const WORDS_MAX = 4000;

/**
 * A column with the words of longer texts, which a GIN index finds by their beginning. The database only stores words:
 * this code splits the texts, so that nothing depends on the locale (docs/decisions/0229).
 */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Returns the different words of a text, without case and accents; punctuation and addresses are split into their
 * parts.
 */
function wordsIn(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const parts = folded
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^\p{L}\p{N}]+/u);
  const cut = parts.map((part) => [...part].slice(0, WORD_LENGTH).join(''));
  return [...new Set(cut.filter(Boolean))];
}

/** The value of a column of words. */
export function wordsOf(...texts: (string | null)[]): SQL<string> {
  const text = wordsIn(texts.join(' ')).join(' ');
  return sql`array_to_tsvector(string_to_array(${text}, ' '))`;
}

/** Returns the column's words and more of them, up to the limit. */
export function withWords(column: PgColumn, more: SQLWrapper): SQL<string> {
  return sql`case when length(${column}) < ${WORDS_MAX} then ${column} || ${more} else ${column} end`;
}

/** Tells whether a column holds a word that begins with each word of `search`. Undefined without a search. */
export function holdsWords(column: PgColumn, search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  const wanted = wordsIn(search).map((word) => `'${word}':*`);
  return wanted.length > 0 ? sql`${column} @@ ${wanted.join(' & ')}::tsquery` : sql`false`;
}
