import { COMMENTS_MAX } from '@codivia/contract/api/admin-lesson-comments';
import { problem } from '../../errors.ts';

export const CommentNotFound = problem(404, 'comment_not_found', {
  fr: 'Ce commentaire n’existe pas ou plus.',
  en: 'This comment doesn’t exist, or no longer exists.',
});

export const CommentedBlockGone = problem(409, 'commented_block_gone', {
  fr: 'Ce passage n’est pas (ou plus) dans la leçon enregistrée : enregistrez-la, ou choisissez un autre passage.',
  en: 'This passage isn’t in the saved lesson, or no longer is: save it, or choose another passage.',
});

export const CommentsFull = problem(422, 'comments_full', {
  fr: `Cette leçon a déjà ${COMMENTS_MAX} commentaires.`,
  en: `This lesson already has ${COMMENTS_MAX} comments.`,
});

export const CommentOfSomebodyElse = problem(403, 'comment_of_somebody_else', {
  fr: 'Seule la personne qui a écrit ce commentaire peut le supprimer.',
  en: 'Only the person who wrote this comment can delete it.',
});
