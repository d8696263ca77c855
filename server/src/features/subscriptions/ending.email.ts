import {
  type SubscriptionFacts,
  type Words,
  writeSubscriptionMail,
} from './subscription-mail-text.ts';

const WORDS: Words = {
  fr: ({ name, until, isOver }) => ({
    subject: isOver ? 'Ton abonnement Premium est terminé' : 'Ton abonnement Premium est résilié',
    preview: isOver ? `Il a pris fin le ${until}.` : `Tu gardes Premium jusqu’au ${until}.`,
    title: name ? `C’est noté, ${name}` : 'C’est noté',
    paragraphs: [
      isOver
        ? `Ton abonnement Premium a pris fin le ${until}. Aucun autre paiement n’aura lieu.`
        : `Ton abonnement est résilié, et aucun autre paiement n’aura lieu. Tu gardes Premium jusqu’au ${until}.`,
      'Tes leçons terminées, tes XP, tes badges et tes certificats restent à toi. Les leçons gratuites aussi.',
    ],
    button: isOver ? 'Voir mon tableau de bord' : 'Continuer à apprendre',
    path: isOver ? '/dashboard?tab=settings' : '/courses',
    notes: [
      isOver
        ? 'Envie de revenir ? Tu peux t’abonner de nouveau depuis ton tableau de bord, quand tu veux.'
        : 'Tu as changé d’avis ? Jusqu’à cette date, un clic sur ton tableau de bord suffit pour continuer.',
    ],
  }),
  en: ({ name, until, isOver }) => ({
    subject: isOver
      ? 'Your Premium subscription has ended'
      : 'Your Premium subscription is cancelled',
    preview: isOver ? `It ended on ${until}.` : `You keep Premium until ${until}.`,
    title: name ? `All done, ${name}` : 'All done',
    paragraphs: [
      isOver
        ? `Your Premium subscription ended on ${until}. Nothing more will be charged.`
        : `Your subscription is cancelled and nothing more will be charged. You keep Premium until ${until}.`,
      'The lessons you completed, your XP, badges and certificates stay yours, and so do the free lessons.',
    ],
    button: isOver ? 'See my dashboard' : 'Keep learning',
    path: isOver ? '/dashboard?tab=settings' : '/courses',
    notes: [
      isOver
        ? 'Want to come back? Subscribe again from your dashboard whenever you like.'
        : 'Changed your mind? Until that day, one click on your dashboard is enough to continue.',
    ],
  }),
};

/** Confirms that a subscription will not renew, and names the end of premium. */
export function endingMail(facts: SubscriptionFacts) {
  return writeSubscriptionMail(WORDS, facts);
}
