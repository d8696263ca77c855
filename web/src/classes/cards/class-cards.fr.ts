import type { SameKeys } from '../../lib/texts.ts';
import type classCards from './class-cards.en.ts';

export default {
  title: 'Cartes de connexion',
  shown_once:
    'Les mots ne s’affichent que sur cette page, et personne ne pourra les retrouver ensuite. Imprimez les cartes avant de la quitter ; pour une carte perdue, vous créez de nouveaux mots.',
  print_one: 'Imprimer {{count}} carte',
  print_other: 'Imprimer {{count}} cartes',
  sheet: 'Feuille {{number}} sur {{of}}',
  card: {
    user_name: 'Nom d’utilisateur',
    words: 'Trois mots',
    qr: 'Code QR de la carte de {{name}}',
  },
  choose: {
    title: 'Élèves',
    text: 'Les mots des cartes imprimées ne sont gardés nulle part. Choisissez qui reçoit une nouvelle carte : ses anciens mots ne marcheront plus.',
    none: 'Aucun compte de cette classe ne se connecte avec une carte.',
    all: 'Choisir tout le monde',
    clear: 'Ne choisir personne',
    nobody: 'Choisissez au moins un élève.',
    submit_one: 'Créer {{count}} nouvelle carte',
    submit_other: 'Créer {{count}} nouvelles cartes',
    ask_one: 'De nouveaux mots pour {{count}} élève ?',
    ask_other: 'De nouveaux mots pour {{count}} élèves ?',
    consequence:
      'Les anciens mots cessent aussitôt de marcher, et les élèves connectés sont déconnectés.',
    confirm: 'Créer de nouveaux mots',
    cancel: 'Annuler',
  },
} satisfies SameKeys<typeof classCards>;
