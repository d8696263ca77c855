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
        ? 'Ton accès Premium est en pause depuis. Il revient dès que le paiement passe.'
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
    subject: 'Your Premium payment did not go through',
    preview: 'Check the card to keep Premium.',
    title: name ? `${name}, the payment did not go through` : 'The payment did not go through',
    paragraphs: [
      'We could not collect the payment for your Premium subscription. Most often a card has expired, or the bank wants a confirmation.',
      isOver
        ? 'Premium is on hold since then. It is back as soon as the payment goes through.'
        : `You keep Premium until ${until}. Until then, ask whoever pays whether the card needs changing.`,
    ],
    path: '/dashboard?tab=settings',
    button: 'Change the card',
    notes: [
      'On your dashboard, “Manage my subscription” leads to the payment page.',
      'Not going on? You can leave it at that, or cancel in the same place. What you have learned stays yours.',
    ],
  }),
};

/** Says that a payment for the subscription has failed. */
export function paymentFailedMail(facts: SubscriptionFacts) {
  return writeSubscriptionMail(WORDS, facts);
}
