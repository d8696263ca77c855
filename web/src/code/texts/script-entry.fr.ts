import type { SameKeys } from '../../lib/texts.ts';
import type entry from './script-entry.en.ts';

export default {
  label: 'JavaScript à essayer dans le programme',
  placeholder: 'Une ligne de JavaScript',
  hint: 'Les variables et les fonctions du programme en cours sont là. Entrée exécute, Maj + Entrée ajoute une ligne, les flèches haut et bas ramènent ce que tu as tapé avant.',
  run: 'Essayer cette ligne',
} satisfies SameKeys<typeof entry>;
