import type { Bilingual } from '../../api/language.ts';

/** One case of a query: its text as HTML, and the code that decides whether it passes (sql-check.ts). */
interface SqlCase {
  id: string;
  text: Bilingual;
  check: string;
}

const COLUMNS: SqlCase = {
  id: 'given-columns',
  text: { fr: 'Le résultat a les bonnes colonnes', en: 'The result has the right columns' },
  check: 'expect(has_columns(first))',
};
const ROWS: SqlCase = {
  id: 'given-rows',
  text: {
    fr: 'Les lignes sont justes pour les tables données',
    en: 'The rows are right for the given tables',
  },
  check: 'expect(has_rows(first))',
};
const ORDER: SqlCase = {
  id: 'given-order',
  text: { fr: 'Les lignes sont dans le bon ordre', en: 'The rows are in the right order' },
  check: 'expect(has_columns(first) and rows_of(first["rows"]) == rows_of(first["wanted_rows"]))',
};
const OTHERS: SqlCase = {
  id: 'other-rows',
  text: {
    fr: 'Cas caché\u00A0: d’autres lignes dans les tables',
    en: 'Hidden case: other rows in the tables',
  },
  check: 'try:\n    compare_others(second)\nexcept Exception:\n    show_others(second)\n    raise',
};

/**
 * The cases of a challenge that is answered by a query, from small to large. They have no feedback of their own: a failing
 * case shows the feedback of the first difference.
 */
export const sqlCases = ({ ordered = false }: { ordered?: boolean }): SqlCase[] => [
  COLUMNS,
  ROWS,
  ...(ordered ? [ORDER] : []),
  OTHERS,
];
