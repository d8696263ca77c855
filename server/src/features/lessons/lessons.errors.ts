import { problem } from '../../errors.ts';

export const LessonNotFound = problem(404, 'lesson_not_found', {
  fr: 'Cette leçon n’existe pas ou n’est plus disponible.',
  en: 'This lesson doesn’t exist or is no longer available.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const PremiumRequired = problem(403, 'premium_required', {
  fr: 'Cette leçon est réservée aux membres Premium.',
  en: 'This lesson is for Premium members.',
});
