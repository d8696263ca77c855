import { HANDLE_MAX_LENGTH, HANDLE_MIN_LENGTH } from '@codivia/contract/handle-rules';
import { PORTFOLIO_LINE_MAX_LENGTH } from '@codivia/contract/portfolio';
import { problem } from '../../errors.ts';

/** The same for a handle that nobody has, one that is given up, and a portfolio that is closed. */
export const PortfolioNotFound = problem(404, 'portfolio_not_found', {
  fr: 'Il n’y a pas de portfolio à cette adresse.',
  en: 'There is no portfolio at this address.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const PortfolioPremium = problem(403, 'portfolio_premium', {
  fr: 'Le portfolio fait partie de Premium.',
  en: 'The portfolio is part of Premium.',
});

export const HandleMalformed = problem(400, 'handle_malformed', {
  fr: `Un pseudo a ${HANDLE_MIN_LENGTH} à ${HANDLE_MAX_LENGTH} caractères : des lettres sans accent, des chiffres, des tirets à l’intérieur, et au moins une lettre.`,
  en: `A handle has ${HANDLE_MIN_LENGTH} to ${HANDLE_MAX_LENGTH} characters: letters without accents, digits, hyphens inside, and at least one letter.`,
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
  en: 'This handle resembles your real name or your e-mail address. Choose one that does not say who you are.',
});

export const HandleContact = problem(422, 'handle_contact', {
  fr: 'Ce pseudo ressemble à une adresse, à une date ou à un numéro de téléphone. Choisis-en un autre.',
  en: 'This handle looks like an address, a date or a telephone number. Choose another one.',
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
  fr: `La phrase a ${PORTFOLIO_LINE_MAX_LENGTH} caractères au plus.`,
  en: `The line has ${PORTFOLIO_LINE_MAX_LENGTH} characters at most.`,
});

export const LineContact = problem(422, 'portfolio_line_contact', {
  fr: 'La phrase ne donne ni adresse, ni numéro, ni compte, ni lien vers l’extérieur, et n’invite pas à t’écrire.',
  en: 'The line gives no address, number, account or link to elsewhere, and invites nobody to write to you.',
});

export const LinePersonal = problem(422, 'portfolio_line_personal', {
  fr: 'La phrase ne donne ni ton vrai nom, ni ton âge, ni ton école, ni l’endroit où tu habites.',
  en: 'The line gives neither your real name, nor your age, nor your school, nor where you live.',
});

export const LineInsulting = problem(422, 'portfolio_line_insulting', {
  fr: 'La phrase contient un mot blessant ou vulgaire.',
  en: 'The line contains an insulting or vulgar word.',
});

export const PortfolioItemMissing = problem(409, 'portfolio_item_missing', {
  fr: 'Un projet ou un certificat que tu as choisi n’est plus là. Recharge la page et choisis à nouveau.',
  en: 'A project or certificate that you chose is not there any more. Reload the page and choose again.',
});
