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
  play: {
    titles: { python: 'Un programme Python', web: 'Une page web', game: 'Un jeu' },
    start: { python: 'Lancer', web: 'Afficher', game: 'Jouer' },
    again: 'Relancer',
    stop: 'Arrêter',
    code: 'Voir le code',
    hide_code: 'Cacher le code',
    remix: 'Remixer',
    remix_title: 'Ouvre le code dans une salle : change-le et fais-en ta version',
    full_screen: 'Plein écran',
    leave_full_screen: 'Quitter le plein écran',
    sent: 'Quelqu’un a fait ça sur Codivia et te l’a envoyé. Rien ne démarre sans toi.',
    make: { python: 'Crée le tien', web: 'Crée la tienne', game: 'Crée le tien' },
  },
  problems: {
    damaged: 'Il manque une partie de l’adresse. Il faut la copier jusqu’au bout.',
    empty: 'Il n’y a pas de code dans cette adresse. Redemande le lien entier.',
    too_long: 'Le code que contient cette adresse est trop long.',
    old_browser:
      'Ton navigateur est trop ancien pour les liens avec du code. Mets-le à jour, ou essaies-en un autre.',
    missing: 'Ce projet n’existe pas, ou sa page a été fermée.',
    removed: 'La personne qui a fait ce lien l’a supprimé.',
    unreachable: 'Impossible de joindre Codivia. Y a-t-il du réseau ?',
  },
} satisfies SameKeys<typeof embed>;
