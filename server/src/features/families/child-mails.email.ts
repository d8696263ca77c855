import type { Language } from '@codivia/contract/api/language';
import { formatDate } from '@codivia/contract/text/format-dates';
import { writeMail } from '../../services/mail-layout.ts';
import type { ChildMailKind } from './family-mail.ts';

interface Letter {
  subject: string;
  title: string;
  text: string;
}

const WORDS = {
  fr: {
    preview: 'Des nouvelles de ta famille sur Codivia.',
    button: 'Voir ma famille',
    note: 'Tu reçois cet e-mail parce que tu nous as donné l’adresse d’un parent.',
    letters: {
      accepted: () => ({
        subject: 'Ton parent a répondu : c’est oui',
        title: 'Ton parent est d’accord',
        text: 'Regarde ce qui t’est ouvert maintenant, et ce que ton parent voit.',
      }),
      own: () => ({
        subject: 'Ton parent est d’accord : ce compte est à toi',
        title: 'Ce compte est à toi',
        text: 'Ton parent est d’accord. Connecte-toi maintenant avec cette adresse et le mot de passe que tu as choisi : tout ce que tu as appris est là. Les trois mots de ta carte ne servent plus.',
      }),
      refused: () => ({
        subject: 'Ton parent a répondu : c’est non',
        title: 'Ton parent n’est pas d’accord',
        text: 'Tu peux continuer à apprendre comme avant. Pour le reste, parlez-en ensemble : ton parent peut changer d’avis.',
      }),
      left: () => ({
        subject: 'Un parent a retiré son accord',
        title: 'Un parent a retiré son accord',
        text: 'Tu peux continuer à apprendre comme avant. Regarde ce qui a changé.',
      }),
      deletion: (date: string) => ({
        subject: `Ton compte sera supprimé le ${date}`,
        title: 'Un parent a demandé la suppression de ton compte',
        text: `Ton compte et tout ce qu’il contient seront supprimés le ${date}. Tu n’es pas d’accord ? Tu as jusqu’à cette date pour t’y opposer, d’un clic. Tu peux aussi télécharger tes données avant.`,
      }),
      kept: () => ({
        subject: 'Ton compte reste',
        title: 'Ton compte reste',
        text: 'Ton parent a retiré sa demande de suppression.',
      }),
    },
  },
  en: {
    preview: 'News about your family on Codivia.',
    button: 'See my family',
    note: 'You get this mail because you gave us the address of a parent.',
    letters: {
      accepted: () => ({
        subject: 'Your parent has answered: it’s a yes',
        title: 'Your parent agrees',
        text: 'See what’s open to you now, and what your parent sees.',
      }),
      own: () => ({
        subject: 'Your parent agrees: this account is yours',
        title: 'This account is yours',
        text: 'Your parent agrees. From now on, sign in with this address and the password you chose: everything you’ve learned is there. The three words on your card no longer work.',
      }),
      refused: () => ({
        subject: 'Your parent has answered: it’s a no',
        title: 'Your parent doesn’t agree',
        text: 'You can go on learning as before. As for the rest, talk about it together: your parent can change their mind.',
      }),
      left: () => ({
        subject: 'A parent has withdrawn their agreement',
        title: 'A parent has withdrawn their agreement',
        text: 'You can go on learning as before. See what has changed.',
      }),
      deletion: (date: string) => ({
        subject: `Your account will be deleted on ${date}`,
        title: 'A parent has asked for your account to be deleted',
        text: `Your account and everything in it will be deleted on ${date}. Don’t agree? Until then you can object, with one click. You can also download your data first.`,
      }),
      kept: () => ({
        subject: 'Your account stays',
        title: 'Your account stays',
        text: 'Your parent has taken back the request to delete it.',
      }),
    },
  },
} satisfies Record<
  Language,
  {
    preview: string;
    button: string;
    note: string;
    letters: Record<ChildMailKind, (date: string) => Letter>;
  }
>;

/** The facts in a mail to a child about a parent. */
export interface ChildFacts {
  language: Language;
  publicUrl: string;
  /** The moment of a deletion, as an ISO date. */
  on?: string;
}

/** Returns a mail to a child about a decision of a parent. */
export function childMailOf(kind: ChildMailKind, { language, publicUrl, on }: ChildFacts) {
  const { letters, preview, button, note } = WORDS[language];
  const date = on ? formatDate(on, language) : '';
  const { text, ...heads } = letters[kind](date);
  return writeMail({
    ...heads,
    language,
    publicUrl,
    preview,
    paragraphs: [text],
    button: { label: button, link: `${publicUrl}/family/mine` },
    notes: [note],
  });
}
