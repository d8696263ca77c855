import type { SameKeys } from '../../lib/texts.ts';
import type hashChange from './hash-change.en.ts';

export default {
  title: 'Une lettre, une demi-empreinte',
  invite: 'Change une seule lettre du second texte.',
  description:
    'Deux textes, chacun avec les 64 premiers bits de son empreinte SHA-256 en carré de 8 sur 8 : plein pour 1, vide pour 0. Un point marque chaque bit du second qui diffère du premier. Change les textes et regarde combien de bits diffèrent.',
  first: 'Premier texte',
  second: 'Second texte',
  part: 'Les 64 premiers des 256 bits de SHA-256, et les mêmes en hexadécimal',
  same: 'Même texte, même empreinte.',
  changed_one: '{{count}} bit sur {{bits}} est différent : le point.',
  changed_other:
    '{{count}} bits sur {{bits}} sont différents : les points. Le moindre changement en retourne la moitié environ.',
} satisfies SameKeys<typeof hashChange>;
