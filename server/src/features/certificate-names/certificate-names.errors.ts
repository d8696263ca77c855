import { problem } from '../../errors.ts';

export const NoCertificate = problem(409, 'no_certificate', {
  fr: 'Tu n’as pas encore de certificat : il n’y a rien à corriger.',
  en: 'You don’t have a certificate yet: there’s nothing to correct.',
});

export const NameIsRight = problem(409, 'name_is_right', {
  fr: 'Tous tes certificats portent déjà ce nom.',
  en: 'All your certificates already have this name.',
});

export const NameContact = problem(422, 'name_contact', {
  fr: 'Un nom ne peut contenir ni adresse, ni numéro, ni compte, ni lien.',
  en: 'A name can’t contain an address, a number, an account or a link.',
});

export const WordsNeeded = problem(400, 'words_needed', {
  fr: 'Expliquez pourquoi la demande est refusée : la personne lira votre réponse.',
  en: 'Write why the request is declined: the member will read your answer.',
});

export const NameRequestGone = problem(409, 'name_request_gone', {
  fr: 'Cette demande n’attend plus : quelqu’un d’autre y a répondu, ou elle a été retirée ou remplacée.',
  en: 'This request is no longer waiting: somebody else has answered it, or it was withdrawn or replaced.',
});
