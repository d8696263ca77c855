import type { SameKeys } from '../lib/texts.ts';
import type explore from './explore.en.ts';

export default {
  kind: 'Explore',
  reset: 'Recommencer',
  play: 'Lancer',
  pause: 'Pause',
  next: 'Étape suivante',
  back: 'Étape précédente',
  step_of: 'Étape {{step}} sur {{steps}}',
  broken: 'Cette figure ne peut pas s’afficher : « {{name}} ».',
  check: 'Vérifier',
} satisfies SameKeys<typeof explore>;
