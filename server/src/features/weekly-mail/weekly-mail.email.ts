import type { Language } from '@codivia/contract/api/language';
import { greetingName, writeMail } from '../../services/mail-layout.ts';
import type { NextLesson, WeekFigures } from './weekly-mail.queries.ts';

/** The facts in the weekly mail. */
export interface WeeklyFacts {
  name: string;
  language: Language;
  publicUrl: string;
  figures: WeekFigures;
  next: NextLesson | undefined;
  /** Questions that are due. */
  reviews: number;
  unsubscribeLink: string;
}

type MailValues = Pick<WeeklyFacts, 'figures' | 'reviews'> & {
  name: string;
  lesson: string | undefined;
};

const some = (count: number, one: string, other: string, isOne: (n: number) => boolean) =>
  `${count} ${isOne(count) ? one : other}`;
const fr = (count: number, one: string, other: string) => some(count, one, other, (n) => n < 2);
const en = (count: number, one: string, other: string) => some(count, one, other, (n) => n === 1);

const isQuiet = ({ minutes, lessons, xp }: WeekFigures) => minutes + lessons + xp === 0;

const WORDS = {
  fr: {
    subject: 'Ta semaine sur Codivia',
    preview: 'Ce que tu as fait, et la suite.',
    title: (name: string) => (name ? `Ta semaine, ${name}` : 'Ta semaine'),
    done: ({ figures }: MailValues) =>
      isQuiet(figures)
        ? 'Une semaine de pause, ça fait du bien. Tout est resté là où tu l’as laissé.'
        : `La semaine dernière : ${fr(figures.minutes, 'minute active', 'minutes actives')}, ${fr(figures.lessons, 'leçon terminée', 'leçons terminées')}, ${figures.xp} XP.`,
    next: ({ lesson }: MailValues) => (lesson ? [`La suite : « ${lesson} ».`] : []),
    reviews: ({ reviews }: MailValues) =>
      reviews > 0
        ? [`À réviser sur ton tableau de bord : ${fr(reviews, 'question', 'questions')}.`]
        : [],
    button: (lesson: string | undefined) => (lesson ? 'Continuer' : 'Ouvrir mon tableau de bord'),
    note: 'Tu reçois cet e-mail parce que tu l’as activé dans tes réglages. Il fait une pause quand tu en fais une longue.',
    unsubscribe: 'Ne plus recevoir cet e-mail',
  },
  en: {
    subject: 'Your week on Codivia',
    preview: 'What you’ve done, and what comes next.',
    title: (name: string) => (name ? `Your week, ${name}` : 'Your week'),
    done: ({ figures }: MailValues) =>
      isQuiet(figures)
        ? 'A week off is fine. Everything is where you left it.'
        : `Last week: ${en(figures.minutes, 'active minute', 'active minutes')}, ${en(figures.lessons, 'lesson completed', 'lessons completed')}, ${figures.xp} XP.`,
    next: ({ lesson }: MailValues) => (lesson ? [`Up next: “${lesson}”.`] : []),
    reviews: ({ reviews }: MailValues) =>
      reviews > 0 ? [`To review on your dashboard: ${en(reviews, 'question', 'questions')}.`] : [],
    button: (lesson: string | undefined) => (lesson ? 'Continue' : 'Open my dashboard'),
    note: 'You get this mail because you turned it on in your settings. It takes a break when you take a long one.',
    unsubscribe: 'Stop this mail',
  },
} satisfies Record<Language, object>;

/** Writes the mail about a member's week. */
export function weeklyMailOf(facts: WeeklyFacts) {
  const { language, publicUrl, next, unsubscribeLink } = facts;
  const words = WORDS[language];
  const lesson = next && (language === 'fr' ? next.title_fr : next.title);
  const values = { ...facts, name: greetingName(facts.name), lesson };
  const path = next ? `/lesson/${encodeURIComponent(next.id)}` : '/dashboard';
  const { subject, preview } = words;
  return writeMail({
    language,
    publicUrl,
    subject,
    preview,
    title: words.title(values.name),
    paragraphs: [words.done(values), ...words.next(values), ...words.reviews(values)],
    button: { label: words.button(lesson), link: `${publicUrl}${path}` },
    notes: [words.note],
    noteLink: { label: words.unsubscribe, link: unsubscribeLink },
  });
}
