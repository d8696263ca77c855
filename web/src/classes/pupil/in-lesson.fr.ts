import type { SameKeys } from '../../lib/texts.ts';
import type inLesson from './in-lesson.en.ts';

export default {
  title: 'Lève les yeux !',
  text: 'Ton professeur explique quelque chose. Ta leçon reprend dans {{time}}.',
  commented: 'Ton professeur a commenté ton programme « {{title}} ».',
  read: 'Lire',
  later: 'Mettre de côté pour l’instant',
  kept: 'Tout ce que tu as écrit reste là.',
} satisfies SameKeys<typeof inLesson>;
