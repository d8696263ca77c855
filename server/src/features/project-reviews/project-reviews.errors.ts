import { APPEAL_MAX_LENGTH, REPORT_TEXT_MAX_LENGTH } from '@codivia/contract/api/project-reviews';
import { problem } from '../../errors.ts';

export const OwnProjectReported = problem(409, 'own_project_reported', {
  fr: 'C’est ton propre projet : tu peux fermer sa page toi-même.',
  en: 'This is your own project: you can close its page yourself.',
});

export const ReportTextTooLong = problem(400, 'report_text_too_long', {
  fr: `Le texte peut avoir ${REPORT_TEXT_MAX_LENGTH} caractères au plus.`,
  en: `The text can have ${REPORT_TEXT_MAX_LENGTH} characters at most.`,
});

export const AppealTooLong = problem(400, 'appeal_too_long', {
  fr: `La demande peut avoir ${APPEAL_MAX_LENGTH} caractères au plus.`,
  en: `The appeal can have ${APPEAL_MAX_LENGTH} characters at most.`,
});

export const ReviewContactRefused = problem(422, 'review_contact_refused', {
  fr: 'Le texte ne peut donner ni adresse, ni numéro, ni compte, ni lien vers l’extérieur, ni demander quelque chose de personnel.',
  en: 'The text can’t give an address, a number, an account or a link to elsewhere, or ask for anything personal.',
});

export const AppealNotPossible = problem(409, 'appeal_not_possible', {
  fr: 'Cette décision ne peut pas, ou ne peut plus, être contestée.',
  en: 'This decision can’t be appealed, or can no longer be appealed.',
});

export const AppealMadeAlready = problem(409, 'appeal_made', {
  fr: 'Cette décision est déjà contestée : une fois suffit.',
  en: 'This decision has already been appealed: once is enough.',
});

export const DecisionNeedsReason = problem(400, 'decision_needs_reason', {
  fr: 'Il faut un motif pour masquer un projet.',
  en: 'Hiding a project needs a reason.',
});

export const ReviewChanged = problem(409, 'review_changed', {
  fr: 'Quelque chose a changé entre-temps : relisez avant de décider.',
  en: 'Something has changed in the meantime: look again before you decide.',
});

export const NothingToDecide = problem(409, 'nothing_to_decide', {
  fr: 'Il n’y a rien à décider ici.',
  en: 'There’s nothing to decide here.',
});

export const NotSelectable = problem(409, 'project_not_selectable', {
  fr: 'Seul un projet visible, sans signalement en attente, peut entrer dans la galerie.',
  en: 'Only a visible project with no reports waiting can go in the gallery.',
});
