import { HELP_CODE_MAX_LENGTH } from '@codivia/contract/api/help';
import { Problem, problem } from '../../errors.ts';

export const HelpThreadNotFound = problem(404, 'help_thread_not_found', {
  fr: 'Cette question n’existe pas, ou n’existe plus.',
  en: 'This question doesn’t exist, or no longer exists.',
});

export const HelpLinkOver = problem(404, 'help_link_over', {
  fr: 'Ce lien n’est plus valable, ou il est incomplet.',
  en: 'This link is no longer valid, or it’s incomplete.',
});

export const HelpCodeTooLong = () =>
  new Problem(413, 'help_code_too_long', {
    fr: `Le code joint est trop long : ${HELP_CODE_MAX_LENGTH} caractères au plus.`,
    en: `The attached code is too long: ${HELP_CODE_MAX_LENGTH} characters at most.`,
  });
