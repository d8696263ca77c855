import { HANDLE_MAX_LENGTH, HANDLE_MIN_LENGTH } from '@codivia/contract/api/handle-rules';
import { PORTFOLIO_LINE_MAX_LENGTH } from '@codivia/contract/api/portfolio';
import { problem } from '../../errors.ts';

/** The answer is the same for a handle that nobody has, one that was given up, and a portfolio that is closed. */
export const PortfolioNotFound = problem(404, 'portfolio_not_found', {
  fr: 'Il n’y a pas de portfolio à cette adresse.',
  en: 'There’s no portfolio at this address.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const PortfolioPremium = problem(403, 'portfolio_premium', {
  fr: 'Le portfolio fait partie de Premium.',
  en: 'The portfolio is part of Premium.',
});

export const HandleMalformed = problem(400, 'handle_malformed', {
  fr: `Un pseudo doit avoir ${HANDLE_MIN_LENGTH} à ${HANDLE_MAX_LENGTH} caractères : des lettres sans accent, des chiffres, des tirets à l’intérieur, et au moins une lettre.`,
  en: `A handle must have ${HANDLE_MIN_LENGTH} to ${HANDLE_MAX_LENGTH} characters: letters without accents, digits, hyphens inside, and at least one letter.`,
});

export const HandleReserved = problem(422, 'handle_reserved', {
  fr: 'Ce pseudo est réservé. Choisis-en un autre.',
  en: 'This handle is reserved. Choose another one.',
});

export const HandleInsulting = problem(422, 'handle_insulting', {
  fr: 'Ce pseudo contient un mot blessant ou vulgaire. Choisis-en un autre.',
  en: 'This handle contains an insulting or vulgar word. Choose another one.',
});

export const HandlePersonal = problem(422, 'handle_personal', {
  fr: 'Ce pseudo rappelle ton vrai nom ou ton adresse e-mail. Choisis-en un qui ne dit pas qui tu es.',
  en: 'This handle resembles your real name or your e-mail address. Choose one that doesn’t say who you are.',
});

export const HandleContact = problem(422, 'handle_contact', {
  fr: 'Ce pseudo ressemble à une adresse, à une date ou à un numéro de téléphone. Choisis-en un autre.',
  en: 'This handle looks like an address, a date or a phone number. Choose another one.',
});

export const HandleDetail = problem(422, 'handle_detail', {
  fr: 'Ce pseudo dit ton âge, ta ville ou un compte ailleurs, ou peut attirer les mauvaises personnes. Choisis-en un autre.',
  en: 'This handle says your age, your town or an account elsewhere, or may attract the wrong people. Choose another one.',
});

export const HandleTaken = problem(409, 'handle_taken', {
  fr: 'Ce pseudo est déjà pris, ou trop proche d’un autre. Choisis-en un autre.',
  en: 'This handle is taken, or too close to another one. Choose another one.',
});

export const LineTooLong = problem(400, 'portfolio_line_too_long', {
  fr: `La phrase peut avoir ${PORTFOLIO_LINE_MAX_LENGTH} caractères au plus.`,
  en: `The line can have ${PORTFOLIO_LINE_MAX_LENGTH} characters at most.`,
});

export const LineContact = problem(422, 'portfolio_line_contact', {
  fr: 'La phrase ne peut donner ni adresse, ni numéro, ni compte, ni lien vers l’extérieur, ni inviter à t’écrire.',
  en: 'The line can’t give an address, a number, an account or a link to elsewhere, or invite anybody to write to you.',
});

export const LinePersonal = problem(422, 'portfolio_line_personal', {
  fr: 'La phrase ne peut donner ni ton vrai nom, ni ton âge, ni ton école, ni l’endroit où tu habites.',
  en: 'The line can’t give your real name, your age, your school or where you live.',
});

export const LineInsulting = problem(422, 'portfolio_line_insulting', {
  fr: 'La phrase contient un mot blessant ou vulgaire.',
  en: 'The line contains an insulting or vulgar word.',
});

export const PortfolioItemMissing = problem(409, 'portfolio_item_missing', {
  fr: 'Un projet ou un certificat que tu as choisi n’est plus là. Recharge la page et choisis à nouveau.',
  en: 'A project or certificate you chose is no longer there. Reload the page and choose again.',
});
