import { problem } from '../../errors.ts';

export const NoTrialLesson = problem(404, 'trial_lesson_not_found', {
  fr: 'Il n’y a pas de leçon à essayer sans compte pour le moment.',
  en: 'There’s no lesson to try without an account at the moment.',
});
