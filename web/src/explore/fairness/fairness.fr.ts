import type { SameKeys } from '../../lib/texts.ts';
import type fairness from './fairness.en.ts';

export default {
  title: 'Où mettre la barre ?',
  description:
    'Un programme note quarante jeunes qui veulent entrer dans une école de cirque, vingt de chacun des deux quartiers. Les ronds tiendraient toute l’année, les carrés vides abandonneraient. Déplace le seuil de chaque quartier avec les flèches du clavier ou en le faisant glisser : qui est à sa droite entre. Un tableau compare les quartiers.',
  first: 'La Colline',
  second: 'Le Port',
  score: 'Note',
  threshold: 'Seuil pour {{group}}',
  at: 'à partir d’un score de {{score}}',
  succeed: 'tiendrait l’année',
  fail: 'abandonnerait',
  lines: 'Seuils',
  one: 'Le même',
  each: 'Un par quartier',
  table: 'Ce que font les seuils',
  rate: 'Entrent',
  chance: 'Entrent, parmi ceux qui tiendraient',
  false_alarm: 'Entrent, parmi ceux qui abandonneraient',
  percent: '{{value}} %',
  places: 'Places prises : {{admitted}} sur {{places}}.',
  too_many: 'Personnes : {{admitted}}, places : {{places}}. C’est trop.',
  nobody: 'Personne n’entre. C’est égal, mais ça ne fait pas un cirque.',
  neither: 'Ni les parts ni les chances ne sont égales.',
  rates:
    'Les deux quartiers ont la même part d’admis. Mais regarde la deuxième ligne : est-ce juste pour les plus doués ?',
  chances:
    'À talent égal, chances égales. Mais regarde la première ligne : les parts d’admis diffèrent.',
  both: 'Les deux sont égales ! Mais regarde le nombre de places prises. Y arrives-tu avec 15 à 20 places ?',
  together_hint:
    'Le même seuil pour tout le monde, ça semble juste. Vraiment ? Essaie un seuil par quartier.',
} satisfies SameKeys<typeof fairness>;
