import type { Language } from '@codivia/contract/api/language';
import { greetingName, momentInMail, writeMail } from '../../services/mail-layout.ts';
import type { LiveSessionRow } from './live-sessions.queries.ts';

/** The facts in a mail about a session. */
interface LiveFacts {
  kind: 'changed' | 'cancelled' | 'reminder';
  name: string;
  language: Language;
  publicUrl: string;
  session: LiveSessionRow;
  /** The time zone of the reader; null when it is not known. */
  timeZone: string | null;
}

interface MailValues {
  title: string;
  /** The moment, with the name of its time zone. */
  when: string;
  minutes: number;
}

const WORDS = {
  fr: {
    changed: {
      subject: (title: string) => `Nouvel horaire : ${title}`,
      preview: 'Ta session en direct a changé d’horaire.',
      title: 'Ta session a changé d’horaire',
      paragraphs: ({ title, when, minutes }: MailValues) => [
        `« ${title} » commence désormais ${when}, et dure ${minutes} minutes.`,
        'Ta place est gardée. Ce moment ne te convient pas ? Rends-la sur la page de la session.',
      ],
      button: 'Voir la session',
      note: 'Tu reçois cet e-mail parce que tu as une place dans cette session.',
    },
    cancelled: {
      subject: (title: string) => `Session annulée : ${title}`,
      preview: 'Ta session en direct n’aura pas lieu.',
      title: 'Ta session est annulée',
      paragraphs: ({ title, when }: MailValues) => [
        `« ${title} », prévue ${when}, n’aura pas lieu. Nous en sommes désolés.`,
        'Le calendrier te montre les prochaines sessions.',
      ],
      button: 'Ouvrir le calendrier',
      note: 'Tu reçois cet e-mail parce que tu avais une place dans cette session.',
    },
    reminder: {
      subject: (title: string) => `Bientôt en direct : ${title}`,
      preview: 'Ta session en direct commence bientôt.',
      title: 'Ta session commence bientôt',
      paragraphs: ({ title, when }: MailValues) => [
        `« ${title} » commence ${when}.`,
        'Ouvre la page de la session pour y entrer. Tu ne peux pas venir ? Rends ta place, quelqu’un d’autre en profitera.',
      ],
      button: 'Ouvrir la session',
      note: 'Tu reçois cet e-mail parce que tu as demandé un rappel. Tu peux y renoncer sur la page de chaque session.',
    },
  },
  en: {
    changed: {
      subject: (title: string) => `New time: ${title}`,
      preview: 'Your live session has a new time.',
      title: 'Your session has a new time',
      paragraphs: ({ title, when, minutes }: MailValues) => [
        `“${title}” now starts ${when}, and lasts ${minutes} minutes.`,
        'Your seat is kept. If that time doesn’t suit you, give it back on the session’s page.',
      ],
      button: 'See the session',
      note: 'You get this mail because you have a seat in this session.',
    },
    cancelled: {
      subject: (title: string) => `Session cancelled: ${title}`,
      preview: 'Your live session won’t take place.',
      title: 'Your session is cancelled',
      paragraphs: ({ title, when }: MailValues) => [
        `“${title}”, planned ${when}, won’t take place. We’re sorry about that.`,
        'The calendar shows you the next sessions.',
      ],
      button: 'Open the calendar',
      note: 'You get this mail because you had a seat in this session.',
    },
    reminder: {
      subject: (title: string) => `Live soon: ${title}`,
      preview: 'Your live session starts soon.',
      title: 'Your session starts soon',
      paragraphs: ({ title, when }: MailValues) => [
        `“${title}” starts ${when}.`,
        'Open the session’s page to enter. If you can’t come, give your seat back, and somebody else can have it.',
      ],
      button: 'Open the session',
      note: 'You get this mail because you asked for a reminder. You can turn it off on each session’s page.',
    },
  },
} satisfies Record<Language, Record<LiveFacts['kind'], object>>;

/** Returns a mail about a session for a member with a seat in it. */
export function liveMailOf({ kind, name, language, publicUrl, session, timeZone }: LiveFacts) {
  const { subject, preview, title, paragraphs, button, note } = WORDS[language][kind];
  const values = {
    title: language === 'fr' ? session.title_fr : session.title_en,
    when: momentInMail(session.starts_at, language, timeZone ?? undefined, 'full_appointment'),
    minutes: session.minutes,
  };
  const greeted = greetingName(name);
  const path = kind === 'cancelled' ? '/live' : `/live/${session.id}`;
  return writeMail({
    language,
    publicUrl,
    preview,
    subject: subject(values.title),
    title: greeted ? `${title}, ${greeted}` : title,
    paragraphs: paragraphs(values),
    button: { label: button, link: `${publicUrl}${path}` },
    notes: [note],
  });
}
