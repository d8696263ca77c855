import type { SameKeys } from '../../lib/texts.ts';
import type unsaved from './unsaved.en.ts';

export default {
  title: 'Quitter sans enregistrer ?',
  text: 'Les modifications ne sont pas encore enregistrées.',
  stay: 'Continuer à modifier',
  leave: 'Abandonner les modifications',
} satisfies SameKeys<typeof unsaved>;
