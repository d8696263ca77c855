import { problem } from '../../errors.ts';

export const HitsGone = problem(409, 'hits_gone', {
  fr: 'Ces passages n’existent plus dans la leçon : relancez la recherche.',
  en: 'These passages are no longer in the lesson: search again.',
});

export const ReplacementIsTag = problem(422, 'replacement_is_tag', {
  fr: 'Ce texte sans balises deviendrait du HTML : modifiez cette leçon dans l’éditeur.',
  en: 'This text without tags would become HTML: change this lesson in the editor.',
});

export const TitleLost = problem(422, 'title_lost', {
  fr: 'Un titre serait vide ou trop long.',
  en: 'A title would be empty or too long.',
});

export const LessonTooLarge = problem(422, 'lesson_too_large', {
  fr: 'La leçon dépasserait la taille permise.',
  en: 'The lesson would be larger than it may be.',
});

export const ReplacementNotFound = problem(404, 'replacement_not_found', {
  fr: 'Ce remplacement n’existe pas.',
  en: 'There is no such replacement.',
});

export const ReplacementUndone = problem(409, 'replacement_undone', {
  fr: 'Ce remplacement est déjà annulé.',
  en: 'This replacement is undone already.',
});
