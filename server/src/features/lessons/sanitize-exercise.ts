import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { withTexts } from '@codivia/contract/exercises/modules';
import { sanitizeLesson } from './sanitize-lesson.ts';

function clean(text: Bilingual): Bilingual {
  return { fr: sanitizeLesson(text.fr), en: sanitizeLesson(text.en) };
}

/** Returns an exercise with HTML texts that contain only elements allowed in lessons; its code stays as it is. */
export function sanitizeExercise(exercise: AuthoredExercise): AuthoredExercise {
  return withTexts(exercise, clean, clean);
}
