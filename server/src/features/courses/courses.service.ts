import { problem } from '../../errors.ts';

export { type Catalogue, courseIn } from './courses.catalogue.ts';

export const CourseNotFound = problem(404, 'course_not_found', {
  fr: 'Ce cours n’existe pas ou n’est plus disponible.',
  en: 'This course does not exist or is no longer available.',
});
