import { problem } from '../../errors.ts';

export const CourseNotFound = problem(404, 'course_not_found', {
  fr: 'Ce cours n’existe pas ou n’est plus disponible.',
  en: 'This course doesn’t exist or is no longer available.',
});

export const SampleNotFound = problem(404, 'sample_not_found', {
  fr: 'Ce cours n’a pas de projet à essayer.',
  en: 'This course has no project to try.',
});
