import type { SameKeys } from '../../lib/texts.ts';
import type satisfaction from './satisfaction.en.ts';

export default {
  title: 'Deux petites questions',
  satisfied: 'Codivia te plaît ?',
  managed: 'Et tu as réussi à faire ce que tu voulais ?',
  yes: 'Oui',
  no: 'Non',
  later: 'Pas maintenant',
  why: 'Seuls les pourcentages de tous les membres sont affichés.',
  thanks: 'Merci ! Ta réponse compte.',
  failed: 'Ta réponse n’a pas pu être enregistrée',
} satisfies SameKeys<typeof satisfaction>;
