import type { SameKeys } from '../../lib/texts.ts';
import type problems from './problems.en.ts';

export default {
  title: 'Problèmes du code',
  none: 'Aucun problème',
  none_text:
    'Aucune erreur trouvée. Celles qui ne se voient qu’à l’exécution apparaissent ici quand le code a tourné.',
  unknown_text: 'Ce code n’a pas encore été examiné. Exécute-le : ce qui ne va pas apparaîtra ici.',
  count_one: '{{count}} problème',
  count_other: '{{count}} problèmes',
  show: 'Montrer les problèmes (Maj + Alt + M)',
  close: 'Fermer la liste des problèmes',
  error: 'Erreur,',
  hint: 'Conseil,',
  line: 'Ligne {{line}}',
  line_of: '{{file}}, ligne {{line}}',
} satisfies SameKeys<typeof problems>;
