import { problem } from '../../errors.ts';

export const LessonsNeeded = problem(403, 'lessons_needed', {
  fr: 'Termine d’abord quelques leçons : ton avis comptera ensuite.',
  en: 'Complete a few lessons first, then your opinion counts.',
});
