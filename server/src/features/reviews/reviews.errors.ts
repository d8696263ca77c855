import { problem } from '../../errors.ts';

export const ReviewNotFound = problem(404, 'review_not_found', {
  fr: 'Cette question n’est plus à réviser.',
  en: 'This question is no longer due for review.',
});
