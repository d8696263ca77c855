import type { ClosedBy } from '@codivia/contract/api/permissions';
import { problem } from '../../errors.ts';

/** The refusals of a right that is closed, by the reason. */
export const CLOSED: Record<ClosedBy, ReturnType<typeof problem>> = {
  class: problem(403, 'closed_by_class', {
    fr: 'Ton compte a été créé par ta classe : cela n’en fait pas partie. Demande à ton professeur.',
    en: 'Your account was made by your class, and this isn’t part of it. Ask your teacher.',
  }),
  age: problem(403, 'closed_by_age', {
    fr: 'Avant 15 ans, il faut l’accord d’un parent pour cela.',
    en: 'Before 15, this needs the agreement of a parent.',
  }),
  parent: problem(403, 'closed_by_parent', {
    fr: 'Un de tes parents a fermé cela. Parles-en avec lui.',
    en: 'One of your parents has closed this. Talk to them about it.',
  }),
};

/** The answer is given once; members who turn 15 say so elsewhere (docs/product.md#permissions). */
export const AgeAnswered = problem(409, 'age_answered', {
  fr: 'Tu as déjà répondu à cette question.',
  en: 'You’ve already answered this question.',
});

export const ClassAccount = problem(409, 'class_account', {
  fr: 'Ce compte appartient à une classe : il n’a ni adresse, ni rôle, ni Premium, et son mot de passe vient de son professeur.',
  en: 'This account belongs to a class: it has no address, role or Premium, and its password comes from its teacher.',
});
