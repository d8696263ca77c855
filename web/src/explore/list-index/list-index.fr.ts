import type { SameKeys } from '../../lib/texts.ts';
import type listIndex from './list-index.en.ts';

export default {
  title: 'Lequel, s’il te plaît ?',
  invite_slice: 'Déplace les deux coupes. Quels éléments restent entre elles ?',
  invite: 'Appuie sur un numéro, au-dessus ou en dessous d’une boîte.',
  description:
    'Une liste sous forme de boîtes alignées. Au-dessus de chaque boîte se trouve son indice depuis le début, en dessous celui depuis la fin ; appuie sur un indice pour choisir l’élément. Une tranche découpe plusieurs éléments entre deux intervalles, que les curseurs choisissent.',
  mode: 'Ce qu’il faut prendre',
  one: 'Un élément',
  several: 'Une tranche',
  start: 'De la coupe',
  end: 'À la coupe',
  from_start_one: '{{count}} pas depuis le début : c’est donc le deuxième élément.',
  first: 'Aucun pas depuis le début : le premier élément porte le numéro 0.',
  from_start_other: '{{count}} pas depuis le début : {{count}} éléments passent avant lui.',
  from_end_one: 'Numéro {{count}} en partant de la fin, quelle que soit la longueur de la liste.',
  from_end_other: 'Numéro {{count}} en partant de la fin, quelle que soit la longueur de la liste.',
  error:
    'Il n’y a pas de boîte ici : la dernière porte le numéro {{last}}. Python s’arrête avec une erreur.',
  nothing: 'Il n’y a rien entre ces deux coupes : la tranche est une liste vide.',
  sliced_one: 'Coupe en {{start}} et en {{end}} : {{end}} − {{start}} = {{count}} élément.',
  sliced_other: 'Coupe en {{start}} et en {{end}} : {{end}} − {{start}} = {{count}} éléments.',
} satisfies SameKeys<typeof listIndex>;
