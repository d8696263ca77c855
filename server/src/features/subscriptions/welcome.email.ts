import {
  type SubscriptionFacts,
  type Words,
  writeSubscriptionMail,
} from './subscription-mail-text.ts';

const WORDS: Words = {
  fr: ({ name, until, trial, price }) => ({
    subject: 'Bienvenue dans Premium !',
    preview: 'Tous les cours sont ouverts. Par lequel commences-tu ?',
    title: name ? `C’est parti, ${name} !` : 'C’est parti !',
    paragraphs: [
      'Ton abonnement Premium est actif : tous les cours te sont ouverts, avec leurs projets, leurs défis et leurs certificats.',
      trial
        ? `Ta première semaine est offerte. Le premier paiement de ${price} aura lieu le ${until} : si tu résilies avant, rien ne sera débité.`
        : `Le prochain paiement de ${price} aura lieu le ${until}.`,
    ],
    button: 'Choisir un cours',
    path: '/courses',
    notes: [
      'Tu peux résilier à tout moment depuis ton tableau de bord, en trois clics.',
      'Tu disposes de 14 jours pour te rétracter, et d’une garantie satisfait ou remboursé de 30 jours : il suffit de répondre à cet e-mail.',
      'L’abonnement est payé par une personne majeure, ou avec l’accord d’un parent. Si ce n’est pas le cas, réponds à cet e-mail et nous annulerons tout.',
    ],
  }),
  en: ({ name, until, trial, price }) => ({
    subject: 'Welcome to Premium!',
    preview: 'Every course is open. Which one comes first?',
    title: name ? `Here we go, ${name}!` : 'Here we go!',
    paragraphs: [
      'Your Premium subscription is running: every course is open to you, with its projects, challenges and certificate.',
      trial
        ? `Your first week is free. The first payment of ${price} is due on ${until}; cancel before then and nothing is charged.`
        : `The next payment of ${price} is due on ${until}.`,
    ],
    button: 'Pick a course',
    path: '/courses',
    notes: [
      'You can cancel whenever you like, from your dashboard, in three clicks.',
      'You can withdraw within 14 days, and there’s a 30-day money-back guarantee: just answer this mail.',
      'A subscription is paid for by an adult, or with a parent’s consent. If that’s not the case, answer this mail and we’ll undo everything.',
    ],
  }),
};

/** Welcomes a member whose subscription has begun. */
export function welcomeMail(facts: SubscriptionFacts) {
  return writeSubscriptionMail(WORDS, facts);
}
