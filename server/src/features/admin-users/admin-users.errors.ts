import type { AdminUser } from '@codivia/contract/api/admin-users';
import { conflict, problem } from '../../errors.ts';

export const UserNotFound = problem(404, 'user_not_found', {
  fr: 'Ce compte n’existe pas, ou n’existe plus.',
  en: 'This account doesn’t exist, or no longer exists.',
});

export const PremiumPaid = problem(409, 'premium_paid', {
  fr: 'Un abonnement ou une carte cadeau court encore : ce Premium-là prend fin de lui-même.',
  en: 'A subscription or a gift card is still running: that Premium ends by itself.',
});

export const SubscriptionRunning = problem(409, 'subscription_running', {
  fr: 'L’abonnement court chez le prestataire de paiement, qui en fixe la date de fin.',
  en: 'The subscription runs at the payment provider, which sets its end date.',
});

export const ProviderIdsFixed = problem(422, 'provider_ids_fixed', {
  fr: 'Les identifiants Stripe viennent du prestataire de paiement et ne peuvent pas être modifiés ici.',
  en: 'The Stripe ids come from the payment provider and can’t be changed here.',
});

export const PasswordFixed = problem(422, 'password_fixed', {
  fr: 'Un mot de passe ne se change pas ici : envoyez un lien avec lequel la personne en choisit un.',
  en: 'You can’t change a password here: send a link so that the person can choose one.',
});

export const AdministratorPassword = problem(409, 'administrator_password', {
  fr: 'Un administrateur choisit son mot de passe lui-même : envoyez-lui un lien.',
  en: 'Administrators choose their passwords themselves: send a link.',
});

export const AddressUnconfirmed = problem(409, 'address_unconfirmed', {
  fr: 'L’adresse de ce compte n’est pas confirmée : envoyez un lien, qui la confirme aussi.',
  en: 'The address of this account isn’t confirmed: send a link, which also confirms it.',
});

/** Thrown with the account as it is now. */
export const UserChanged = conflict<AdminUser>('user', {
  fr: 'Ce compte a été modifié entre-temps.',
  en: 'This account has been changed in the meantime.',
});
