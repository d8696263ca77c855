import type { SameKeys } from '../../lib/texts.ts';
import type gameRoom from './game-room.en.ts';

export default {
  description:
    'Crée des jeux et des animations avec p5.js : une balle qui rebondit, un serpent, une gerbe de particules, puis tes propres idées.',
  title: 'Salle jeux',
  editor: 'Ton code p5.js',
  // Fixed word for word (docs/product.md#error-texts).
  placeholder: 'Entrez votre code p5.js...',
  empty: 'Pas encore d’aperçu',
  empty_text: 'Appuie sur Exécuter pour lancer ton jeu.',
  page_title: 'Mon jeu',
  file_name: 'mon-jeu.html',
  saved: 'Ton jeu est dans tes téléchargements : une page qui s’ouvre dans tous les navigateurs.',
  running: 'Ton jeu tourne',
  examples: {
    action: 'Exemples',
    title: 'Trois jeux à démonter',
    text: 'Charges-en un, exécute-le, puis change les nombres et les couleurs. Ton code passe dans l’historique : tu peux toujours le retrouver.',
    load: 'Charger l’exemple',
    load_of: 'Charger l’exemple : {{name}}',
    loaded: 'L’exemple est dans l’éditeur.',
  },
  sketches: {
    ball: {
      name: 'Balle rebondissante',
      text: 'Une balle qui fait demi-tour sur chaque bord : tous les jeux commencent là.',
    },
    snake: {
      name: 'Jeu du serpent',
      text: 'Les flèches ou le doigt, de quoi manger, et une queue qui s’allonge.',
    },
    particles: {
      name: 'Système de particules',
      text: 'Appuie et bouge : les étincelles jaillissent, brillent et s’effacent.',
    },
  },
  tips: {
    title: 'Conseils',
    basics: 'Les bases',
    basics_1: '`setup()` s’exécute une fois au début, puis `draw()` soixante fois par seconde.',
    basics_2:
      'x augmente vers la droite et y vers le bas : `circle(0, 0, 30)` est dans le coin en haut à gauche.',
    basics_3:
      '`background()` au début de `draw()` efface l’image d’avant. Sans lui, tout laisse une trace.',
    advanced: 'Pour aller plus loin',
    advanced_1:
      '`keyIsDown(LEFT_ARROW)` dans `draw()` donne un mouvement fluide ; `keyPressed()` réagit une fois par appui.',
    advanced_2:
      '`dist(x1, y1, x2, y2)` donne la distance entre deux choses : c’est comme ça qu’on sait si elles se touchent.',
    advanced_3:
      'Range plein de choses dans une liste et parcours-la avec `for (const chose of choses)` : ennemis, étoiles, étincelles.',
  },
} satisfies SameKeys<typeof gameRoom>;
