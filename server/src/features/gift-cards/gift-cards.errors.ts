import { problem } from '../../errors.ts';

/** The answer is the same for blank, unknown and used codes (docs/product.md#gift-cards). */
export const InvalidCode = problem(400, 'invalid_code', {
  fr: 'Code invalide ou déjà utilisé',
  en: 'Invalid or already used code',
});

export const PurchaseNotFound = problem(404, 'purchase_not_found', {
  fr: 'Ce paiement ne nous est pas (encore) parvenu.',
  en: 'We haven’t heard of this payment (yet).',
});
