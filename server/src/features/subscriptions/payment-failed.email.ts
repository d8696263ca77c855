import {
  type SubscriptionFacts,
  type Words,
  writeSubscriptionMail,
} from './subscription-mail-text.ts';

const WORDS: Words = {
  fr: ({ name, until, isOver }) => ({
    subject: 'Ton paiement Premium n’est pas passé',
    preview: 'Vérifie la carte pour garder Premium.',
    title: name ? `${name}, le paiement n’est pas passé` : 'Le paiement n’est pas passé',
    paragraphs: [
      'Nous n’avons pas pu prélever ton abonnement Premium. Souvent, la carte a expiré ou la banque a demandé une confirmation.',
      isOver
        ? 'Depuis, ton accès Premium est en pause. Il revient dès que le paiement passe.'
        : `Tu gardes Premium jusqu’au ${until}. D’ici là, regarde avec la personne qui paie si la carte est à changer.`,
    ],
    path: '/dashboard?tab=settings',
    button: 'Changer de carte',
    notes: [
      'Sur ton tableau de bord, le bouton « Gérer mon abonnement » mène à la page de paiement.',
      'Tu ne veux pas continuer ? Tu n’as rien à faire, ou tu peux résilier au même endroit. Ce que tu as appris reste à toi.',
    ],
  }),
  en: ({ name, until, isOver }) => ({
    subject: 'Your Premium payment didn’t go through',
    preview: 'Check the card to keep Premium.',
    title: name ? `${name}, the payment didn’t go through` : 'The payment didn’t go through',
    paragraphs: [
      'We could not collect the payment for your Premium subscription. Usually, the card has expired, or the bank wants a confirmation.',
      isOver
        ? 'Premium has been on hold since then. It comes back as soon as the payment goes through.'
        : `You keep Premium until ${until}. Until then, ask the person who pays whether the card needs changing.`,
    ],
    path: '/dashboard?tab=settings',
    button: 'Change the card',
    notes: [
      'On your dashboard, “Manage my subscription” leads to the payment page.',
      'Don’t want to continue? You don’t have to do anything, or you can cancel in the same place. What you’ve learned stays yours.',
    ],
  }),
};

/** Notifies a member that a payment for the subscription has failed. */
export function paymentFailedMail(facts: SubscriptionFacts) {
  return writeSubscriptionMail(WORDS, facts);
}
