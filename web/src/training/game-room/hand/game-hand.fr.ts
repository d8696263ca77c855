import type { SameKeys } from '../../../lib/texts.ts';
import type gameHand from './game-hand.en.ts';

export default {
  label: 'Ta main dans ce jeu',
  before:
    'Ce jeu peut suivre ta main. Si tu l’autorises, l’image de la caméra reste sur cet appareil et n’est gardée nulle part : le jeu ne reçoit que 21 points de ta main.',
  allow: 'Autoriser pour cette partie',
  end: 'Éteindre la caméra',
  asking: 'Ton navigateur demande : cette page peut-elle utiliser la caméra ?',
  is_on: 'Caméra allumée',
  preview: 'Image de ta caméra',
  points: 'Les points de ta main',
  loading: 'Le détecteur de mains arrive. La première fois, 8 Mo sont chargés…',
  found: 'Je vois ta main.',
  none: 'Montre ta main entière.',
  failed:
    'Ce navigateur ne peut pas trouver de mains pour l’instant : il est hors ligne, ou ne sait pas dessiner avec WebGL. Ton jeu continue sans elles.',
  retry: 'Réessayer',
  reload:
    'Ce jeu peut suivre ta main. Pour la caméra, cette page doit être rechargée une fois. Ton code reste tel quel : appuie de nouveau sur Exécuter ensuite.',
  load: 'Recharger la page',
  shared:
    'Ce jeu peut suivre une main, mais quelqu’un d’autre l’a écrit. Gardes-en d’abord une copie et lis ce qu’il fait : ensuite, tu pourras lui autoriser les points de ta main.',
  problems: {
    refused:
      'Ton navigateur garde la caméra fermée. Autorise-la pour cette page avec l’icône à côté de l’adresse, puis réessaie. Ton jeu continue sans elle.',
    missing: 'Aucune caméra trouvée. Branches-en une et réessaie. Ton jeu continue sans elle.',
    busy: 'La caméra ne répond pas : un autre programme s’en sert peut-être. Ferme-le, puis réessaie.',
    unplugged: 'La caméra a disparu : s’est-elle débranchée ? Ton jeu continue sans elle.',
    absent: 'Ce navigateur n’offre pas de caméra sur cette page. Ton jeu continue sans elle.',
    hidden: 'La caméra s’est éteinte quand tu as quitté cet onglet.',
  },
} satisfies SameKeys<typeof gameHand>;
