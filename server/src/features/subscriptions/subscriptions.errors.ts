import { problem } from '../../errors.ts';

export const AlreadySubscribed = problem(409, 'already_subscribed', {
  fr: 'Tu as déjà un abonnement Premium. Gère-le depuis ton tableau de bord.',
  en: 'You already have a Premium subscription. Manage it from your dashboard.',
});

export const AlreadyPremium = problem(409, 'already_premium', {
  fr: 'Tu es déjà Premium : pas besoin de payer en plus. Tu pourras t’abonner quand ton accès prendra fin.',
  en: 'You’re already Premium, so there’s nothing to pay. You can subscribe once your access ends.',
});

export const SubscriptionUnpaid = problem(409, 'subscription_unpaid', {
  fr: 'Ton abonnement existe toujours, mais le dernier paiement a échoué. Change de carte depuis ton tableau de bord.',
  en: 'You still have a subscription, but its last payment failed. Change the card from your dashboard.',
});

export const NothingToManage = problem(409, 'nothing_to_manage', {
  fr: 'Tu n’as pas encore d’abonnement à gérer.',
  en: 'You don’t have a subscription to manage yet.',
});

export const PayerOnly = problem(403, 'payer_only', {
  fr: 'Une autre personne paie cet abonnement : elle seule peut le gérer, par le lien de ses e-mails.',
  en: 'Somebody else pays for this subscription, and only they can manage it, by the link in their mails.',
});
