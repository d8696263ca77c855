import { problem } from '../../errors.ts';

export const HelpNotStaff = problem(422, 'help_not_staff', {
  fr: 'Seul un administrateur peut prendre une question en charge.',
  en: 'Only an administrator can take a question.',
});

export const HelpNotMergeable = problem(422, 'help_not_mergeable', {
  fr: 'Seules deux questions de la même personne peuvent être réunies.',
  en: 'Only two questions from the same person can be merged.',
});

export const HelpTemplateNotFound = problem(404, 'help_template_not_found', {
  fr: 'Cette réponse n’existe pas, ou n’existe plus.',
  en: 'This answer doesn’t exist, or no longer exists.',
});
