/** A table after a word that precedes one, with or without quotes and schema. */
const TABLE = /\b(?:from|into|update|join)\s+((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/gi;
const MAX_TABLES = 5;

/**
 * Returns the operation of a query and its tables, such as `SELECT users sessions`. Values are never part of it, even if
 * the query has them in its text.
 */
export function summaryOf(query: string): { operation: string; summary: string } {
  // Texts in quotes may contain anything, so they are removed.
  const text = query.replace(/'(?:[^']|'')*'/g, "''");
  const operation = (/[a-z]+/i.exec(text)?.[0] ?? 'QUERY').toUpperCase();
  const tables = [...text.matchAll(TABLE)].map(([, table = '']) => table.replaceAll('"', ''));
  const named = [...new Set(tables)].slice(0, MAX_TABLES);
  return { operation, summary: [operation, ...named].join(' ') };
}
