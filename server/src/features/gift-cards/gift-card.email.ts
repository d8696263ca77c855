import type { Language } from '@codivia/contract/api/language';
import { type MailText, writeMail } from '../../services/mail-layout.ts';
import { type CardWords, cardPicture, cardText } from './gift-card.picture.ts';

/** The facts in the mail with a gift card. */
export interface GiftCardFacts {
  code: string;
  language: Language;
  publicUrl: string;
  contactEmail: string;
}

type Words = Pick<MailText, 'subject' | 'preview' | 'title' | 'paragraphs' | 'notes'>;
type Printed = Omit<CardWords, 'code' | 'link'>;

const LETTER: Record<Language, (contact: string) => Words> = {
  fr: (contact) => ({
    subject: 'Votre carte cadeau Codivia',
    preview: 'Un an de Premium à offrir : la carte est prête à imprimer.',
    title: 'Merci ! Voici votre carte cadeau.',
    paragraphs: [
      'Elle offre un an de Codivia Premium : tous les cours, tous les projets, tous les certificats.',
      'Imprimez cet e-mail : seule la carte sort de l’imprimante, il ne reste qu’à la découper. Vous pouvez aussi transférer le message, ou recopier le code sur une jolie carte.',
    ],
    notes: [
      'Le code sert une seule fois. L’année commence le jour où la carte est activée : offrez-la quand vous voulez, elle ne se périme pas avant.',
      'Gardez cet e-mail : la personne qui a le code peut utiliser la carte.',
      `Une question, ou un remboursement dans les 14 jours pour une carte non activée ? Écrivez à ${contact}.`,
    ],
  }),
  en: (contact) => ({
    subject: 'Your Codivia gift card',
    preview: 'A year of Premium to give: the card is ready to print.',
    title: 'Thank you! Here’s your gift card.',
    paragraphs: [
      'It gives a year of Codivia Premium: every course, every project, every certificate.',
      'Print this mail: only the card comes out of the printer, ready to cut out. You can also forward the message, or copy the code onto a card of your own.',
    ],
    notes: [
      'The code works once. The year begins on the day the card is activated: give it whenever you like, it won’t expire before then.',
      'Keep this mail safe: anyone who has the code can use the card.',
      `Any questions, or want your money back within 14 days for a card that hasn’t been activated? Write to ${contact}.`,
    ],
  }),
};

const PRINTED: Record<Language, Printed> = {
  fr: {
    kicker: 'Codivia · carte cadeau',
    title: 'Un an de Premium',
    subtitle: 'Apprends à coder et comprends l’IA, à ton rythme.',
    codeLabel: 'Ton code :',
    linkLabel: 'Pour l’activer, ouvre ce lien :',
    steps: 'Crée ton compte, ou connecte-toi et active ta carte : l’année commence ce jour-là.',
  },
  en: {
    kicker: 'Codivia · gift card',
    title: 'One year of Premium',
    subtitle: 'Learn to code and understand AI, at your own pace.',
    codeLabel: 'Your code:',
    linkLabel: 'To activate it, open this link:',
    steps: 'Create your account, or log in and activate the card: the year begins on that day.',
  },
};

/** Returns the mail that brings the buyer their card, to print or to pass on. */
export function giftCardMailOf({ code, language, publicUrl, contactEmail }: GiftCardFacts) {
  const words = { ...PRINTED[language], code, link: `${publicUrl}/auth?token=${code}` };
  const insert = { html: cardPicture(words), text: cardText(words) };
  return writeMail({ ...LETTER[language](contactEmail), language, publicUrl, insert });
}
