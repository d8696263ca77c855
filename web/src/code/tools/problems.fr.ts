import type { SameKeys } from '../../lib/texts.ts';
import type problems from './problems.en.ts';

export default {
  title: 'Problèmes du code',
  none: 'Aucun problème',
  none_text:
    'Rien de faux n’a été trouvé. Ce qui ne se voit qu’à l’exécution apparaît ici quand le code a tourné.',
  unknown_text: 'Rien n’a encore regardé ce code. Exécute-le : ce qui ne va pas apparaîtra ici.',
  count_one: '{{count}} problème',
  count_other: '{{count}} problèmes',
  show: 'Montrer les problèmes (Maj + Alt + M)',
  close: 'Fermer la liste des problèmes',
  error: 'Erreur,',
  hint: 'Conseil,',
  line: 'Ligne {{line}}',
  line_of: '{{file}}, ligne {{line}}',
} satisfies SameKeys<typeof problems>;
