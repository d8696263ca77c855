import { problem } from '../../errors.ts';

export const OnlyClassAccounts = problem(403, 'not_class_account', {
  fr: 'Ce compte est déjà un compte personnel.',
  en: 'This account is a personal one already.',
});

export const WrongWords = problem(403, 'wrong_words', {
  fr: 'Ce ne sont pas tes trois mots. Regarde bien ta carte, ou demande-en de nouveaux à ton professeur.',
  en: 'These aren’t your three words. Look at your card again, or ask your teacher for new ones.',
});

export const ParentAddressMissing = problem(400, 'parent_address_missing', {
  fr: 'Avant 15 ans, il faut l’accord d’un parent : donne son adresse.',
  en: 'Before 15, a parent has to agree: give their address.',
});
