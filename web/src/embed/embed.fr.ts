import type { SameKeys } from '../lib/texts.ts';
import type embed from './embed.en.ts';

export default {
  kinds: { python: 'Programme Python', web: 'Page web', game: 'Jeu' },
  view: 'Affichage',
  code: 'Code',
  code_of: 'Code de {{file}}',
  result: 'Résultat',
  run: 'Exécuter',
  stop: 'Arrêter',
  open: 'Ouvrir sur Codivia',
  nothing: 'Il n’y a rien à afficher ici',
  problems: {
    damaged: 'Il manque une partie de l’adresse. Il faut la copier jusqu’au bout.',
    missing: 'Ce projet n’existe pas, ou sa page a été fermée.',
    removed: 'La personne qui a fait ce lien l’a supprimé.',
    unreachable: 'Impossible de joindre Codivia. Y a-t-il du réseau ?',
  },
} satisfies SameKeys<typeof embed>;
