import type { SameKeys } from '../../lib/texts.ts';
import type tokens from './tokens.en.ts';

export default {
  title: 'Une phrase en morceaux',
  invite: 'Change le texte : ton prénom, un mot rare, un emoji…',
  description:
    'Un champ de texte et, au-dessus, le même texte découpé en tokens : les mots fréquents restent entiers, les mots rares tombent en morceaux. Chaque token a un numéro, et un modèle de langage ne lit que ces numéros.',
  text: 'Ton texte',
  legend:
    '· est une espace. Sous chaque morceau, son numéro. Les octets des caractères inconnus sont en italique.',
  count_one: '{{count}} token pour {{characters}} caractères.',
  count_other: '{{count}} tokens pour {{characters}} caractères.',
  cut_one: '« {{word}} » forme un seul morceau.',
  cut_other:
    '« {{word}} » tombe en {{count}} morceaux : ce vocabulaire ne l’a presque jamais croisé.',
  whole: 'Ici, chaque mot est assez fréquent pour former un seul morceau.',
  empty: 'Rien d’écrit, rien à découper.',
} satisfies SameKeys<typeof tokens>;
