import type { AdminUser } from '@codivia/contract/admin-users';
import { problem, ReportedProblem } from '../../errors.ts';

export const UserNotFound = problem(404, 'user_not_found', {
  fr: 'Ce compte n’existe pas, ou n’existe plus.',
  en: 'There is no such account, or not any more.',
});

export const PremiumPaid = problem(409, 'premium_paid', {
  fr: 'Un abonnement ou une carte cadeau court encore : ce Premium-là prend fin de lui-même.',
  en: 'A subscription or a gift card still runs: that Premium ends by itself.',
});

export const SubscriptionRunning = problem(409, 'subscription_running', {
  fr: 'L’abonnement court chez le prestataire de paiement, qui en fixe la date de fin.',
  en: 'The subscription runs at the payment provider, which sets its end date.',
});

export const ProviderIdsFixed = problem(422, 'provider_ids_fixed', {
  fr: 'Les identifiants Stripe viennent du prestataire de paiement et ne peuvent pas être modifiés ici.',
  en: 'The Stripe ids come from the payment provider and cannot be changed here.',
});

export const PasswordFixed = problem(422, 'password_fixed', {
  fr: 'Un mot de passe ne se change pas ici : envoie un lien avec lequel la personne en choisit un.',
  en: 'A password is not changed here: send a link with which the person chooses one.',
});

/** An edit came from an older revision: says what the account is now. */
export const UserChanged = (user: AdminUser) =>
  new ReportedProblem(
    409,
    'user_changed',
    {
      fr: 'Ce compte a été modifié entre-temps.',
      en: 'This account has been changed in the meantime.',
    },
    { user },
  );
