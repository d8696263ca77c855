import { problem } from '../../errors.ts';

export const HalfOfCourseNeeded = problem(403, 'half_of_course_needed', {
  fr: 'Termine d’abord la moitié du cours : tu pourras alors lui donner une note.',
  en: 'Complete half of the course first, then you can rate it.',
});
