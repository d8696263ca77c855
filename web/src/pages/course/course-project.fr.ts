import type { SameKeys } from '../../lib/texts.ts';
import type courseProject from './course-project.en.ts';

export default {
  title: 'Ce que tu vas construire',
  run: 'Essayer l’exemple',
  again: 'Recommencer',
  stop: 'Arrêter',
  yours:
    'C’est un exemple. À la dernière étape du cours, c’est toi qui choisis le sujet de ton projet.',
} satisfies SameKeys<typeof courseProject>;
