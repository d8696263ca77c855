import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that a search takes for plain ones. PostgreSQL's own `lower` depends on the locale. */
const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy';

/** A text as searches compare it: lower case, without accents. */
export function foldedText(text: SQLWrapper): SQL {
  return sql`lower(translate(${text}, ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)}))`;
}

function folded(word: string): string {
  return [...word.normalize('NFC')]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .toLowerCase();
}

/** Whether a folded text holds every word of `search`, in any order. Undefined without words. */
export function matchesWords(text: SQLWrapper, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${folded(word).replace(/[\\%_]/g, '\\$&')}%`);
  return and(...patterns.map((pattern) => sql`${text} like ${pattern}`));
}
