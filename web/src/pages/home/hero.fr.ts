import type { SameKeys } from '../../lib/texts.ts';
import type hero from './hero.en.ts';

export default {
  tabs: {
    label: 'À essayer tout de suite',
    game: 'Jeu',
    python: 'Python',
  },
  run: {
    play: 'Jouer',
    jump: 'Sauter',
    resume: 'Continuer à jouer',
    pause: 'Pause',
    description:
      'Un petit jeu : Piko la marmotte court sur un chemin de forêt, saute par-dessus les rochers et ramasse des étoiles. Chaque appui sur ce bouton, sur la barre d’espace ou sur la flèche du haut est un saut. Impossible de perdre.',
    stars_one: '{{count}} étoile',
    stars_other: '{{count}} étoiles',
    code_label: 'Une ligne du code du jeu : let jump = un nombre',
    comment: 'change-moi !',
    less: 'Sauter moins haut',
    more: 'Sauter plus haut',
    hint: 'Des étoiles sont trop hautes. Change le nombre !',
    higher: 'Bravo, tu viens de modifier un programme !',
    open: 'L’ouvrir dans la salle jeux',
  },
  code: {
    label: 'Un petit programme Python à modifier et à exécuter',
    file: 'chemin.py',
    way: 'chemin',
    stops: '"idée", "code", "jeu"',
    step: 'pas',
    stop: 'halte',
    run: 'Exécuter',
    reset: 'Réinitialiser',
    output: 'Sortie',
    ready: 'Appuie sur Exécuter : le programme démarre ici, dans ton navigateur.',
    live: 'Modifie-le, exécute-le',
    next: 'Envie d’essayer la suite ?',
    works: 'Ça marche ! Tu viens d’exécuter du vrai Python.',
    continue: 'Continuer',
  },
} satisfies SameKeys<typeof hero>;
