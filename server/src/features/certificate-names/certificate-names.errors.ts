import { problem } from '../../errors.ts';

export const NoCertificate = problem(409, 'no_certificate', {
  fr: 'Tu n’as pas encore de certificat : il n’y a rien à corriger.',
  en: 'You have no certificate yet: there is nothing to correct.',
});

export const NameIsRight = problem(409, 'name_is_right', {
  fr: 'Tous tes certificats portent déjà ce nom.',
  en: 'All of your certificates bear this name already.',
});

export const NameContact = problem(422, 'name_contact', {
  fr: 'Un nom ne contient ni adresse, ni numéro, ni compte, ni lien.',
  en: 'A name contains no address, number, account or link.',
});

export const WordsNeeded = problem(400, 'words_needed', {
  fr: 'Écris pourquoi la demande est refusée : la personne lira ta réponse.',
  en: 'Write why the request is declined: the member reads your answer.',
});

export const NameRequestGone = problem(409, 'name_request_gone', {
  fr: 'Cette demande n’attend plus : quelqu’un d’autre y a répondu, ou elle a été retirée ou remplacée.',
  en: 'This request does not wait any more: somebody else has answered it, or it was withdrawn or replaced.',
});
