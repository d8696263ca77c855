import type { Language } from '@codivia/contract/api/language';
import { PAYMENT_LINK_DAYS } from '@codivia/contract/api/payers';
import { PREMIUM_MONTHLY_PRICE, TRIAL_DAYS } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { writeMail } from '../../services/mail-layout.ts';

const WORDS = {
  fr: {
    child: 'Votre enfant',
    subject: (child: string) => `${child} aimerait Premium sur Codivia`,
    preview: 'Le prix, les dates et vos droits, avant de décider.',
    title: (child: string) => `${child} vous demande Premium`,
    first: (child: string) =>
      `${child} apprend à programmer sur Codivia et aimerait que vous payiez Premium : tous les cours, les projets, les défis et les certificats.`,
    price: (price: string, trial: boolean) =>
      `${trial ? `${TRIAL_DAYS} jours offerts, puis ` : ''}${price} par mois, résiliable à tout moment par le lien de chaque e-mail. Une carte cadeau d’un an existe aussi : elle ne se renouvelle pas.`,
    button: 'Voir et décider',
    notes: [
      `Ce lien fonctionne ${PAYMENT_LINK_DAYS} jours. Si vous ne faites rien, rien ne se passe, et votre adresse est supprimée ensuite.`,
      'Vous ne connaissez pas cette personne ? Ignorez cet e-mail.',
    ],
  },
  en: {
    child: 'Your child',
    subject: (child: string) => `${child} would like Premium on Codivia`,
    preview: 'The price, the dates and your rights, before you decide.',
    title: (child: string) => `${child} asks you for Premium`,
    first: (child: string) =>
      `${child} is learning to program on Codivia and would like you to pay for Premium: all courses, projects, challenges and certificates.`,
    price: (price: string, trial: boolean) =>
      `${trial ? `${TRIAL_DAYS} days free, then ` : ''}${price} a month, which you can cancel at any time by the link in each mail. There is a gift card for a year too: it never renews.`,
    button: 'Look and decide',
    notes: [
      `This link works for ${PAYMENT_LINK_DAYS} days. If you do nothing, nothing happens, and your address is deleted afterwards.`,
      'Don’t know this person? Ignore this mail.',
    ],
  },
} satisfies Record<Language, object>;

/** Writes the mail that asks somebody to pay for a member. It repeats nothing that the member has written. */
export function paymentRequestMail(facts: {
  language: Language;
  publicUrl: string;
  /** The first name; empty where it may be none. */
  child: string;
  link: string;
  trial: boolean;
}) {
  const { language, publicUrl, link, trial } = facts;
  const words = WORDS[language];
  const child = facts.child || words.child;
  const price = formatPrice(PREMIUM_MONTHLY_PRICE, language);
  return writeMail({
    language,
    publicUrl,
    subject: words.subject(child),
    preview: words.preview,
    title: words.title(child),
    paragraphs: [words.first(child), words.price(price, trial)],
    button: { label: words.button, link },
    notes: words.notes,
  });
}
