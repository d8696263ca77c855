import { DRAFT_MAX_BYTES, type ExerciseDraft } from '@codivia/contract/exercises/drafts';
import { conflict, problem } from '../../errors.ts';

export const DraftTooLarge = problem(413, 'draft_too_large', {
  fr: `Ce que tu as écrit est trop long pour être gardé dans ton compte : ${DRAFT_MAX_BYTES / 1000} ko au plus par exercice.`,
  en: `What you wrote is too long to keep in your account: ${DRAFT_MAX_BYTES / 1000} kB at most per exercise.`,
});

export const UnknownDraftParts = problem(422, 'unknown_draft_parts', {
  fr: 'Aucun exercice n’a de telles parties.',
  en: 'No exercise has parts like these.',
});

/** Thrown with the draft that the account has. */
export const DraftChanged = conflict<ExerciseDraft>('draft', {
  fr: 'Cet exercice a été modifié ailleurs entre-temps.',
  en: 'This exercise has been changed elsewhere in the meantime.',
});
