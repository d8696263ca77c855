import type { SameKeys } from '../../../../lib/texts.ts';
import type adminLessonPresences from './admin-lesson-presences.en.ts';

export default {
  somebody: 'Quelqu’un',
  editing: '{{name}} modifie cette leçon, ouverte depuis {{time}}.',
  open: '{{name}} a ouvert cette leçon à {{time}}.',
  advice_editing:
    'Mettez-vous d’accord sur qui écrit où : à qui enregistre en second, on demande, champ par champ, ce qui reste.',
  advice_open: 'Vous verrez ici quand des modifications sont en cours.',
} satisfies SameKeys<typeof adminLessonPresences>;
