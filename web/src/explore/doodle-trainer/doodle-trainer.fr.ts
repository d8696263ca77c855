import type { SameKeys } from '../../lib/texts.ts';
import type doodleTrainer from './doodle-trainer.en.ts';

export default {
  title: 'Entraîne ton propre modèle',
  project: 'Mes gribouillis',
  classes: { first: 'soleil', second: 'maison', third: 'poisson' },
  description:
    'Un tableau où dessiner. Tu dessines plusieurs fois chacune de quelques choses, puis un petit réseau de neurones apprend avec tes dessins et devine ce que tu dessines ensuite.',
  draw: 'Dessine : {{name}} ({{number}} sur {{each}})',
  hint: 'Vite fait et de travers, c’est parfait. Pas besoin qu’ils se ressemblent.',
  add: 'Fini, au suivant',
  back: 'Reprendre le dernier',
  ready: 'Tous ces dessins sont de toi. À lui d’apprendre maintenant.',
  train: 'Entraîner',
  training: 'Il apprend…',
  failed: 'L’entraînement s’est arrêté tout seul. Appuie encore une fois sur « Entraîner ».',
  trained: 'Il a appris avec tes dessins. Dessine quelque chose : il devine pendant que tu traces.',
  guess: 'Je pense : {{name}}',
  wrong: 'Raté ? Dis-lui ce que c’était, et il l’apprend aussi :',
  corrected: 'Merci. Il a un dessin de plus pour : {{name}}. Réessaie.',
  drawing: '{{name}}, dessin {{number}}',
  again: 'Recommencer',
  lab: 'Continuer au labo',
  lab_text:
    'Tes dessins sont déjà dans le labo d’IA : ajoute tes propres idées, regarde lesquelles il confond, utilise le modèle dans un jeu.',
  no_board: 'Pas moyen de dessiner ?',
  texts: 'Entraîne un modèle avec des textes dans le labo d’IA.',
  privacy: 'Tes dessins restent dans ce navigateur.',
} satisfies SameKeys<typeof doodleTrainer>;
