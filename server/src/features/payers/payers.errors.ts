import { problem } from '../../errors.ts';

export const PaymentLinkOver = problem(410, 'payment_link_over', {
  fr: 'Ce lien n’est plus valable, ou il est incomplet. Votre enfant peut vous en envoyer un autre.',
  en: 'This link is no longer valid, or it’s incomplete. Your child can send you another one.',
});

export const PayerLinkOver = problem(410, 'payer_link_over', {
  fr: 'Ce lien n’est plus valable. Prenez celui d’un e-mail plus récent, ou écrivez-nous.',
  en: 'This link is no longer valid. Use the one of a newer mail, or write to us.',
});

export const PayerAddressOwn = problem(400, 'parent_address_own', {
  fr: 'C’est ta propre adresse. Donne celle de la personne qui paie.',
  en: 'That’s your own address. Give the one of the person who pays.',
});

export const PaymentNotFound = problem(404, 'payment_not_found', {
  fr: 'Ce n’est pas, ou plus, cette adresse qui paie pour cet enfant.',
  en: 'This address doesn’t pay for this child, or no longer does.',
});
