import type { SameKeys } from '../../lib/texts.ts';
import type networkMap from './network-map.en.ts';

export default {
  title: 'Entraîne un petit réseau',
  invite: 'Appuie plusieurs fois sur « +10 tours » et regarde les couleurs.',
  description:
    'Un réseau avec deux entrées, jusqu’à quatre neurones cachés et une sortie, et une carte de points de deux sortes. La carte est colorée selon la réponse du réseau à chaque endroit ; un anneau marque les points sur lesquels il se trompe. Des boutons le font apprendre pendant quelques tours de tous les points. Un curseur règle le nombre de neurones cachés.',
  data: 'Tâche',
  sides: 'Deux côtés',
  corners: 'Coins',
  ring: 'Île',
  first: 'sorte A',
  second: 'sorte B',
  ten: '+10 tours',
  hundred: '+100 tours',
  again: 'D’autres poids au hasard',
  hidden: 'Neurones cachés',
  begin: 'Des poids au hasard. Points faux (entourés) : {{mistakes}} sur {{points}}.',
  learning: 'Tour {{rounds}} : perte {{loss}}, points faux : {{mistakes}} sur {{points}}.',
  one: 'Un seul neurone caché ne trace qu’une seule ligne : ajoutes-en un.',
  more: 'Le réseau est-il trop petit, ou lui faut-il plus de tours ?',
  right:
    'Tour {{rounds}} : perte {{loss}}, tout est juste. Personne n’a dessiné cette frontière : les poids l’ont trouvée.',
} satisfies SameKeys<typeof networkMap>;
