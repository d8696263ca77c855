import type { SameKeys } from '../../lib/texts.ts';
import type explorables from './explorables.en.ts';

export default {
  page_title: 'Figures à manipuler – des idées qui bougent',
  description:
    'De petites figures à manipuler : tris, neurones, probabilités, pixels, labyrinthes et plus encore, à la souris, au doigt ou au clavier, sans compte.',
  title: 'Des idées qui bougent',
  intro:
    'Nos leçons sont pleines de petites figures à manipuler. Les voici toutes : fais glisser, règle, lance, et regarde ce qui se passe.',
  filter: 'Sujet',
  topics: {
    all: 'Toutes',
    code: 'Comment pense un programme',
    drawing: 'Dessins et pages',
    computer: 'Dans l’ordinateur',
    data: 'Lire les données',
    ai: 'Les machines qui apprennent',
  },
} satisfies SameKeys<typeof explorables>;
