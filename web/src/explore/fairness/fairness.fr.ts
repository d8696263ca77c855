import type { SameKeys } from '../../lib/texts.ts';
import type fairness from './fairness.en.ts';

export default {
  title: 'Où mettre la barre ?',
  invite:
    '40 candidats pour 20 places dans une école de cirque. Déplace la barre : qui est à sa droite entre.',
  description:
    'Un programme note quarante jeunes qui veulent entrer dans une école de cirque, vingt de chacun des deux quartiers. Les ronds tiendraient toute l’année, les carrés vides abandonneraient. Déplace le seuil de chaque quartier avec les flèches du clavier ou en le faisant glisser : qui est à sa droite entre. Un tableau compare les quartiers.',
  first: 'La Colline',
  second: 'Le Port',
  score: 'Note',
  threshold: 'Seuil pour {{group}}',
  at: 'à partir de {{score}}',
  succeed: 'tiendrait l’année',
  fail: 'abandonnerait',
  lines: 'Seuils',
  one: 'Le même',
  each: 'Un par quartier',
  table: 'Ce que font les seuils',
  rate: '1. Entrent',
  chance: '2. Entrent, parmi ceux qui tiendraient',
  false_alarm: '3. Entrent, parmi ceux qui abandonneraient',
  percent: '{{value}} %',
  places: 'Places prises : {{admitted}} sur {{places}}.',
  too_many: 'Trop de monde : {{admitted}} sur {{places}}.',
  nobody: 'Personne n’entre. C’est égal, mais ça ne fait pas un cirque.',
  neither: 'Les lignes 1 et 2 sont inégales.',
  rates: 'La ligne 1 est égale. Mais la ligne 2 : est-ce juste pour ceux qui tiendraient ?',
  chances: 'La ligne 2 est égale : même chance pour ceux qui tiendraient. Mais pas la ligne 1.',
  both: 'Les lignes 1 et 2 sont égales ! Y arrives-tu avec 15 à 20 places prises ?',
  together_hint: 'Est-ce juste ? Essaie un seuil par quartier.',
} satisfies SameKeys<typeof fairness>;
