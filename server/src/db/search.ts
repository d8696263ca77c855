import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters with accents, which a search treats as plain ones. PostgreSQL's own `lower` depends on the locale. */
const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy';

/** Returns a text in the form that searches compare: lower case, without accents. */
export function foldedText(text: SQLWrapper): SQL {
  return sql`lower(translate(${text}, ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)}))`;
}

function folded(word: string): string {
  return [...word.normalize('NFC')]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .toLowerCase();
}

/** Tells whether a folded text holds every word of `search`, in any order. Undefined without words. */
export function matchesWords(text: SQLWrapper, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => {
    const pattern = `%${folded(word).replace(/[\\%_]/g, '\\$&')}%`;
    return sql`${pattern}::text`;
  });
  // All words at once, so that the text is folded once: that takes longer than to look for them.
  return sql`${text} like all (array[${sql.join(patterns, sql`, `)}])`;
}

/** Number of letters of a group in an index of letters. */
const GROUP = 3;

const quoted = (letters: string) => `'${letters.replace(/['\\]/g, '$&$&')}'`;

/** Returns the query of an index of letters for one word: its groups of three letters, or the beginning of a group. */
function groupsOf(word: string): string {
  const letters = [...folded(word)];
  if (letters.length < GROUP) return `${quoted(letters.join(''))}:*`;
  const starts = Array.from({ length: letters.length - GROUP + 1 }, (_, i) => i);
  return starts.map((i) => quoted(letters.slice(i, i + GROUP).join(''))).join(' & ');
}

/**
 * Works as `matchesWords`, for a text with a GIN index of `letter_groups(text)`: groups of three letters and the shorter
 * ones at the end, which leave few rows to be read (docs/decisions/0229).
 */
export function matchesIndexedWords(text: SQLWrapper, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const groups = sql`letter_groups(${text}) @@ ${words.map(groupsOf).join(' & ')}::tsquery`;
  return and(groups, matchesWords(text, search));
}
