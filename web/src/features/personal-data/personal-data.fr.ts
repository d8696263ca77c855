import type { SameKeys } from '../../lib/texts.ts';
import type personalData from './personal-data.en.ts';

export default {
  title: 'Tes données',
  text: 'Elles sont à toi. Ce que nous gardons, pourquoi et combien de temps :',
  privacy: 'Vie privée',
  download: {
    title: 'Les emporter',
    text: 'Tout ce que nous gardons sur toi, dans un seul fichier (JSON), lisible par les gens comme par les programmes.',
    action: 'Télécharger mes données',
    done: 'Tes données sont dans tes téléchargements.',
  },
  delete: {
    title: 'Partir pour de bon',
    text: 'Ton compte et tout ce qui s’y rattache sont supprimés tout de suite.',
    open: 'Supprimer mon compte…',
    question: 'Supprimer ton compte ?',
    intro: 'Voici ce qui part avec lui :',
    progress: 'ta progression, tes XP, tes badges et tes projets ;',
    certificates: 'tes certificats : leurs pages publiques disparaissent aussi ;',
    premium:
      'ton Premium : un abonnement prend fin aussitôt, une année offerte par carte cadeau aussi ;',
    cards: 'rien de ce qui est aux autres : les cartes que tu as offertes marchent toujours.',
    final:
      'Il n’y a pas de retour en arrière, même pour nous. Pense à télécharger tes données avant.',
    password: 'Ton mot de passe, pour vérifier que c’est toi',
    wrong_password: 'Mot de passe incorrect',
    confirm: 'Supprimer définitivement',
  },
} satisfies SameKeys<typeof personalData>;
