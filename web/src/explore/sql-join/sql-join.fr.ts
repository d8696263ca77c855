import type { SameKeys } from '../../lib/texts.ts';
import type sqlJoin from './sql-join.en.ts';

export default {
  title: 'Deux tables, une réponse',
  invite: 'Appuie sur LEFT JOIN, ou sur un nombre encadré pour le changer.',
  description:
    'Deux tables. Chaque ligne de la première porte l’id d’une ligne de la seconde, et des traits mènent de l’une à l’autre. Appuie sur un id de la première table pour le changer ; choisis la sorte de jointure en dessous. La réponse est une table à la fin.',
  kind: 'Sorte de jointure',
  key: '{{name}} : {{column}} vaut {{key}}, le changer',
  answer_one: 'Réponse : {{count}} ligne',
  answer_other: 'Réponse : {{count}} lignes',
  all_one: 'Chaque ligne a trouvé sa partenaire : {{count}} ligne.',
  all_other: 'Chaque ligne a trouvé sa partenaire : {{count}} lignes.',
  missing_one: '{{count}} ligne : {{name}} n’a pas de partenaire dans {{right}}, et manque.',
  missing_other: '{{count}} lignes : {{name}} n’a pas de partenaire dans {{right}}, et manque.',
  kept_one:
    '{{count}} ligne : {{name}} n’a pas de partenaire dans {{right}}, mais reste, à côté de NULL.',
  kept_other:
    '{{count}} lignes : {{name}} n’a pas de partenaire dans {{right}}, mais reste, à côté de NULL.',
} satisfies SameKeys<typeof sqlJoin>;
