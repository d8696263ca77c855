import type { Language } from '@codivia/contract/api/language';
import { formatDate } from '@codivia/contract/text/format-dates';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

/** The facts in the mail about a portfolio without premium. */
export interface PortfolioFacts {
  name: string;
  language: Language;
  publicUrl: string;
  /** ISO 8601. */
  closesAt: string;
}

const WORDS = {
  fr: {
    subject: 'Ton portfolio reste visible jusqu’au',
    preview: 'Ton Premium est terminé : ce que devient ton portfolio.',
    title: (name: string) =>
      name ? `${name}, ton portfolio va se fermer` : 'Ton portfolio va se fermer',
    paragraphs: (date: string) => [
      `Ton Premium est terminé. Ton portfolio reste visible jusqu’au ${date} pour toute personne qui en a l’adresse, puis il se ferme.`,
      'Rien n’est supprimé : si tu reprends Premium, il se rouvre tel que tu l’as laissé. Tu peux aussi le fermer tout de suite, ou le supprimer.',
    ],
    button: 'Ouvrir mon portfolio',
    note: 'Tu reçois cet e-mail une seule fois, parce que ton portfolio est ouvert.',
  },
  en: {
    subject: 'Your portfolio stays visible until',
    preview: 'Your Premium has ended: what happens to your portfolio.',
    title: (name: string) =>
      name ? `${name}, your portfolio will close` : 'Your portfolio will close',
    paragraphs: (date: string) => [
      `Your Premium has ended. Your portfolio stays visible until ${date} for anyone who has its address, then it closes.`,
      'Nothing is deleted: if you get Premium again, it opens as you left it. You can also close it right away, or delete it.',
    ],
    button: 'Open my portfolio',
    note: 'You get this mail once, because your portfolio is open.',
  },
} satisfies Record<Language, object>;

/** Returns the mail with the moment when a portfolio closes, since premium has ended. */
export function portfolioMailOf({ name, language, publicUrl, closesAt }: PortfolioFacts) {
  const words = WORDS[language];
  const date = formatDate(closesAt, language);
  const { preview, note } = words;
  return writeMail({
    language,
    publicUrl,
    preview,
    subject: `${words.subject} ${date}`,
    title: words.title(greetingName(name)),
    paragraphs: words.paragraphs(date),
    button: { label: words.button, link: `${publicUrl}/portfolio` },
    notes: [note],
  });
}
