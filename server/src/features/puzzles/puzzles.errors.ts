import { problem } from '../../errors.ts';

export const PuzzleNotOpen = problem(404, 'puzzle_not_open', {
  fr: 'Il n’y a pas d’énigme ouverte pour ce jour.',
  en: 'There is no open puzzle for this day.',
});

export const PuzzleNotFound = problem(404, 'puzzle_not_found', {
  fr: 'Cette énigme n’existe pas.',
  en: 'This puzzle does not exist.',
});
