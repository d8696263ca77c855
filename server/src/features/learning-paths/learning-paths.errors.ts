import { problem } from '../../errors.ts';

export const PathNotFound = problem(404, 'path_not_found', {
  fr: 'Ce parcours n’existe pas ou n’a plus de cours.',
  en: 'This path doesn’t exist or has no courses any more.',
});
