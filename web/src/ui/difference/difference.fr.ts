import type { SameKeys } from '../../lib/texts.ts';
import type difference from './difference.en.ts';

export default {
  removed: 'retiré',
  added: 'ajouté',
  unchanged_one: '{{count}} ligne inchangée',
  unchanged_other: '{{count}} lignes inchangées',
  same: 'Aucune différence.',
} satisfies SameKeys<typeof difference>;
