import type { SameKeys } from '../../lib/texts.ts';
import type blog from './blog.en.ts';

export default {
  page_title: 'Blog',
  description:
    'Trois articles pour ados curieux : un premier programme en Python, comment les machines apprennent, et six habitudes pour protéger ses comptes.',
  title: 'Blog',
  intro: 'Des articles à lire d’une traite, avec un crayon ou un éditeur à portée de main.',
  read_time_one: '{{count}} min de lecture',
  read_time_other: '{{count}} min de lecture',
  read_more: 'Lire la suite',
} satisfies SameKeys<typeof blog>;
