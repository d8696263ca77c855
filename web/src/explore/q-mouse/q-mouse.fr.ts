import type { SameKeys } from '../../lib/texts.ts';
import type qMouse from './q-mouse.en.ts';

export default {
  title: 'La souris qui apprend par récompense',
  invite: 'Fais courir la souris une fois, puis dix fois.',
  description:
    'Une souris dans une grille de cases avec des murs, un gros fromage, une miette et un chat. Elle ne connaît pas la carte. À chaque essai, elle marche jusqu’à trouver l’un des trois, et retient pour chaque case ce que valait chaque pas. Les flèches montrent le pas qu’elle préfère, les couleurs ce qu’elle espère. Un curseur règle la part de pas au hasard.',
  one: 'Un essai',
  ten: 'Dix essais',
  explore: 'Tente du nouveau',
  percent: '{{value}} %',
  begin: 'La souris ne sait rien. Le fromage vaut 10, la miette 2, le chat −10.',
  cheese:
    'Essai {{runs}} : le fromage, en {{steps}} pas ! Le chemin qui y mène prend de la couleur.',
  crumb: 'Essai {{runs}} : seulement la miette, en {{steps}} pas.',
  cat: 'Essai {{runs}} : aïe, le chat ! Elle se souviendra de ce pas.',
  nothing: 'Essai {{runs}} : elle a erré {{steps}} pas et s’est fatiguée.',
  settled: 'La miette lui suffit : elle prend le chemin connu, et ne tente jamais rien de nouveau.',
  doubts: 'Pour l’instant, elle préfère la miette. Le hasard peut lui montrer mieux.',
  knows: 'Elle connaît le chemin du fromage : {{steps}} pas.',
  legend: 'Flèche : son meilleur pas ici. Couleur : ce qu’elle espère. Trait : son dernier essai.',
} satisfies SameKeys<typeof qMouse>;
