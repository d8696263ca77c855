import type { SameKeys } from '../../lib/texts.ts';
import type unfinishedProject from './unfinished-project.en.ts';

export default {
  title: 'Projet à finir',
  lesson: 'De la leçon « {{lesson}} »',
  missing: 'Il manque encore :',
  list: 'Ce qu’il doit savoir faire :',
  ready: 'Tout ce qui est sur sa liste était fait. Vérifie-le encore une fois.',
  more_one: 'et encore {{count}} point',
  more_other: 'et encore {{count}} points',
  open: 'Reprendre',
  open_of: 'Reprendre « {{title}} »',
} satisfies SameKeys<typeof unfinishedProject>;
