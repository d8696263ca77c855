import type { SameKeys } from '../../lib/texts.ts';
import type keyExchange from './key-exchange.en.ts';

export default {
  title: 'Une couleur secrète en pleine rue',
  invite: 'Appuie sur Lancer. L’espion dans la rue peut-il trouver la couleur secrète ?',
  description:
    'Lina et Malo habitent des deux côtés d’une rue où un espion regarde. Tout le monde connaît une couleur ; chacun des deux en a aussi une secrète. Étape par étape, ils mélangent leur secret à la couleur connue, échangent les mélanges, et mélangent encore. En dessous, choisis les trois couleurs.',
  places: { hers: 'Lina', street: 'Rue', his: 'Malo' },
  choose: { hers: 'Secret de Lina', shared: 'Connue de tous', his: 'Secret de Malo' },
  paints: {
    red: 'rouge',
    orange: 'orange',
    yellow: 'jaune',
    green: 'vert',
    turquoise: 'turquoise',
    blue: 'bleu',
    violet: 'violet',
    pink: 'rose',
  },
  steps: {
    choose:
      'Tout le monde connaît une couleur. Lina et Malo en gardent chacun une secrète chez eux.',
    mix: 'Chacun mélange la couleur connue avec la sienne. Impossible de démélanger la peinture !',
    cross: 'Les mélanges traversent la rue. L’espion voit les deux, mais aucun des secrets.',
    same: 'Chacun ajoute son secret, et tous deux ont la même couleur. Elle n’a jamais traversé la rue.',
  },
  secret: 'Leur secret à deux :',
  seen: 'Aïe : l’espion obtient exactement la même couleur ! Choisis des couleurs plus différentes.',
  overheard: 'Ce que l’espion peut mélanger, la couleur connue en double :',
} satisfies SameKeys<typeof keyExchange>;
