import type { Bilingual } from '../../api/language.ts';

/** The words for each difference from the expected result. */
export const SQL_FEEDBACK: Record<string, Bilingual> = {
  'sql-error': {
    fr: 'La base ne comprend pas ta requête : son message est dans le résultat, avec une explication.',
    en: 'The database doesn’t understand your query: its message is in the result, with an explanation.',
  },
  columns: {
    fr: 'Ton résultat n’a pas autant de colonnes que le résultat attendu. Que demandes-tu après SELECT ?',
    en: 'Your result doesn’t have as many columns as the expected one. What do you ask for after SELECT?',
  },
  'too-many-rows': {
    fr: 'Ton résultat a des lignes de trop. Quelle condition manque ?',
    en: 'Your result has rows too many. Which condition is missing?',
  },
  'missing-rows': {
    fr: 'Il manque des lignes à ton résultat. Ta condition est-elle trop stricte ?',
    en: 'Your result lacks rows. Is your condition too strict?',
  },
  'other-rows': {
    fr: 'Le nombre de lignes est juste, mais pas ce qu’elles contiennent. Compare les deux tables.',
    en: 'The number of rows is right, but not what is in them. Compare the two tables.',
  },
  order: {
    fr: 'Ce sont les bonnes lignes, dans un autre ordre. Regarde ORDER BY.',
    en: 'These are the right rows in another order. Look at ORDER BY.',
  },
  'other-data': {
    fr: 'C’est juste pour ces lignes. Avec d’autres dans les tables, ça ne l’est plus : laisse la base chercher.',
    en: 'Right for these rows. With others in the tables it isn’t any more: let the database do the search.',
  },
};
