import type { SameKeys } from '../../lib/texts.ts';
import type hero from './hero.en.ts';

export default {
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
    lines: '··· idée\n······ code\n········· jeu',
    live: 'Modifie-le, exécute-le',
    next: 'Envie d’essayer la suite ?',
    works: 'Ça marche ! Tu viens d’exécuter du vrai Python.',
    continue: 'Continuer',
  },
} satisfies SameKeys<typeof hero>;
