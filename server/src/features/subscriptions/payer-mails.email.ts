import type { Language } from '@codivia/contract/api/language';
import { type MailText, writeMail } from '../../services/mail-layout.ts';
import { aboutChild } from '../../services/unnamed-child.ts';
import { type SubscriptionFacts, subscriptionValues } from './subscription-mail-text.ts';

export type PayerMailKind = 'welcome' | 'renewed' | 'payment-failed' | 'ending';

type Values = ReturnType<typeof subscriptionValues>;
type Letter = Pick<MailText, 'subject' | 'preview' | 'title' | 'paragraphs' | 'notes'>;
type Letters = Record<Language, Record<PayerMailKind, (child: string, values: Values) => Letter>>;

const RIGHTS_FR =
  'Vous disposez de 14 jours pour vous rétracter, et d’une garantie satisfait ou remboursé de 30 jours : il suffit de répondre à cet e-mail.';
const RIGHTS_EN =
  'You can withdraw within 14 days, and there’s a 30-day money-back guarantee: just answer this mail.';

const LETTERS: Letters = {
  fr: {
    welcome: (child, { trial, price, until }) => ({
      subject: `L’abonnement Premium de ${child} est actif`,
      preview: 'Le prix, les dates et la façon de résilier.',
      title: `Premium est ouvert pour ${child}`,
      paragraphs: [
        trial
          ? `La première semaine est offerte. Le premier paiement de ${price} aura lieu le ${until} : si vous résiliez avant, rien ne sera débité.`
          : `Le paiement de ce mois est passé. Le prochain, de ${price}, aura lieu le ${until}.`,
        'Le bouton mène à votre page : le prochain paiement, vos reçus, et la résiliation, sans mot de passe et à tout moment.',
      ],
      notes: [RIGHTS_FR],
    }),
    renewed: (child, { price, until }) => ({
      subject: `Premium pour ${child} : le paiement est passé`,
      preview: `Le prochain aura lieu le ${until}.`,
      title: 'Le paiement est passé',
      paragraphs: [
        `Un mois de Premium pour ${child} est payé. Le prochain paiement de ${price} aura lieu le ${until}.`,
        'Votre page a les reçus, et permet de résilier à tout moment.',
      ],
      notes: [],
    }),
    'payment-failed': (child, { until, isOver }) => ({
      subject: `Premium pour ${child} : le paiement n’est pas passé`,
      preview: 'Souvent, la carte a expiré.',
      title: 'Le paiement n’est pas passé',
      paragraphs: [
        'Nous n’avons pas pu prélever l’abonnement. Souvent, la carte a expiré ou la banque a demandé une confirmation.',
        isOver
          ? `L’accès Premium de ${child} est en pause. Il revient dès que le paiement passe.`
          : `${child} garde Premium jusqu’au ${until}. Vous pouvez changer de carte, ou résilier, depuis votre page.`,
      ],
      notes: ['Vous ne voulez pas continuer ? Vous n’avez rien à faire.'],
    }),
    ending: (child, { until, isOver }) => ({
      subject: isOver
        ? `L’abonnement Premium de ${child} est terminé`
        : `L’abonnement Premium de ${child} est résilié`,
      preview: 'Aucun autre paiement n’aura lieu.',
      title: 'C’est noté',
      paragraphs: [
        isOver
          ? `L’abonnement a pris fin le ${until}. Aucun autre paiement n’aura lieu.`
          : `Aucun autre paiement n’aura lieu. ${child} garde Premium jusqu’au ${until}.`,
        'Vos reçus restent sur votre page pendant 30 jours après la fin ; ensuite, votre adresse est supprimée.',
      ],
      notes: [],
    }),
  },
  en: {
    welcome: (child, { trial, price, until }) => ({
      subject: `The Premium subscription of ${child} is running`,
      preview: 'The price, the dates, and how to cancel.',
      title: `Premium is open for ${child}`,
      paragraphs: [
        trial
          ? `The first week is free. The first payment of ${price} is due on ${until}; cancel before then and nothing is charged.`
          : `This month is paid. The next payment of ${price} is due on ${until}.`,
        'The button leads to your page: the next payment, your receipts, and cancelling, without a password and at any time.',
      ],
      notes: [RIGHTS_EN],
    }),
    renewed: (child, { price, until }) => ({
      subject: `Premium for ${child}: the payment went through`,
      preview: `The next one is due on ${until}.`,
      title: 'The payment went through',
      paragraphs: [
        `A month of Premium for ${child} is paid. The next payment of ${price} is due on ${until}.`,
        'Your page has the receipts, and lets you cancel at any time.',
      ],
      notes: [],
    }),
    'payment-failed': (child, { until, isOver }) => ({
      subject: `Premium for ${child}: the payment didn’t go through`,
      preview: 'Usually, the card has expired.',
      title: 'The payment didn’t go through',
      paragraphs: [
        'We could not collect the payment. Usually, the card has expired, or the bank wants a confirmation.',
        isOver
          ? `Premium is on hold for ${child}. It comes back as soon as the payment goes through.`
          : `${child} keeps Premium until ${until}. You can change the card, or cancel, on your page.`,
      ],
      notes: ['Don’t want to continue? You don’t have to do anything.'],
    }),
    ending: (child, { until, isOver }) => ({
      subject: isOver
        ? `The Premium subscription of ${child} has ended`
        : `The Premium subscription of ${child} is cancelled`,
      preview: 'Nothing more will be charged.',
      title: 'All done',
      paragraphs: [
        isOver
          ? `The subscription ended on ${until}. Nothing more will be charged.`
          : `Nothing more will be charged. ${child} keeps Premium until ${until}.`,
        'Your receipts stay on your page for 30 days after the end; your address is deleted then.',
      ],
      notes: [],
    }),
  },
};

const BUTTON: Record<Language, string> = { fr: 'Voir ou résilier', en: 'See or cancel' };

/** Writes a mail to the one who pays for a member. Each has the link by which they manage and cancel alone. */
export function payerMail(
  kind: PayerMailKind,
  facts: SubscriptionFacts,
  { child, link }: { child: string; link: string },
) {
  const { language, publicUrl } = facts;
  const values = subscriptionValues(facts);
  const letter = aboutChild(child, language, (name) => LETTERS[language][kind](name, values));
  return writeMail({
    ...letter,
    language,
    publicUrl,
    button: { label: BUTTON[language], link },
  });
}

const LEARNER = {
  fr: {
    welcome: {
      subject: 'Premium est ouvert !',
      preview: 'Tous les cours sont à toi.',
      title: 'Premium est ouvert',
      text: 'Quelqu’un paie Premium pour toi : tous les cours te sont ouverts, avec leurs projets, leurs défis et leurs certificats.',
      button: 'Choisir un cours',
    },
    ending: {
      subject: 'Ton accès Premium va prendre fin',
      preview: 'Ce que tu as appris reste à toi.',
      title: 'Ton accès Premium va prendre fin',
      text: 'L’abonnement que quelqu’un payait pour toi ne se renouvelle pas. Tes leçons terminées, tes XP, tes badges et tes certificats restent à toi. Les leçons gratuites aussi.',
      button: 'Continuer à apprendre',
    },
  },
  en: {
    welcome: {
      subject: 'Premium is open!',
      preview: 'Every course is yours.',
      title: 'Premium is open',
      text: 'Somebody pays for Premium for you: every course is open to you, with its projects, challenges and certificate.',
      button: 'Pick a course',
    },
    ending: {
      subject: 'Your Premium is going to end',
      preview: 'What you’ve learned stays yours.',
      title: 'Your Premium is going to end',
      text: 'The subscription that somebody paid for you won’t renew. The lessons you completed, your XP, badges and certificates stay yours, and so do the free lessons.',
      button: 'Keep learning',
    },
  },
} satisfies Record<Language, object>;

/** Writes a mail to a member for whom somebody else pays: what changes for them, without amounts. */
export function learnerMail(
  kind: 'welcome' | 'ending',
  { language, publicUrl }: SubscriptionFacts,
) {
  const { text, button, ...words } = LEARNER[language][kind];
  return writeMail({
    ...words,
    language,
    publicUrl,
    paragraphs: [text],
    button: { label: button, link: `${publicUrl}/courses` },
    notes: [],
  });
}
