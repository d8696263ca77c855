import type { SameKeys } from '../lib/texts.ts';
import type shell from './shell.en.ts';

export default {
  page_failed:
    'Cette page n’a pas pu s’afficher. Recharge-la ; si ça ne suffit pas, reviens un peu plus tard.',
  offline: 'Tu sembles hors ligne. Vérifie ta connexion et réessaie.',
  not_found: {
    title: 'Page introuvable',
    description: 'Le chemin s’arrête ici : il n’y a rien à cette adresse.',
    home: 'Retour à l’accueil',
  },
} satisfies SameKeys<typeof shell>;
