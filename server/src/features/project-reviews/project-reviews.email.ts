import type { Language } from '@codivia/contract/api/language';
import type { ReviewOutcome, ReviewReason } from '@codivia/contract/api/project-reviews';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

interface Letter {
  decision: { outcome: ReviewOutcome; reason: ReviewReason | null; words: string };
  /** The title of the project. */
  title: string;
  /** True when it is shown by a link with files: there is no project beside it. */
  isLink: boolean;
  language: Language;
  publicUrl: string;
  link: string;
  name: string;
}

/** The reasons as the end of a sentence. */
const REASONS: Record<Language, Record<ReviewReason, string>> = {
  fr: {
    personal_data: 'données personnelles',
    hate: 'insultes ou propos haineux',
    not_for_teenagers: 'contenu inadapté à des adolescents',
    copied: 'travail copié',
    other: 'autre raison',
  },
  en: {
    personal_data: 'personal data',
    hate: 'insults or hate',
    not_for_teenagers: 'not suitable for teenagers',
    copied: 'copied work',
    other: 'another reason',
  },
};

const SHOWN = {
  fr: {
    subject: 'Ton projet est de nouveau visible',
    text: (title: string) =>
      `L’équipe a regardé ton projet « ${title} » : sa page est de nouveau visible pour toute personne qui en a l’adresse.`,
    note: 'Tu n’as rien à faire.',
  },
  en: {
    subject: 'Your project is visible again',
    text: (title: string) =>
      `The team has looked at your project “${title}”: anyone who has its address can see its page again.`,
    note: 'You don’t have to do anything.',
  },
};

const TEXTS = {
  keep: SHOWN,
  restore: SHOWN,
  hide: {
    fr: {
      subject: 'La page de ton projet est masquée',
      text: (title: string) =>
        `L’équipe a masqué la page de ton projet « ${title} » : les autres ne la voient plus.`,
      note: 'Tu n’es pas d’accord ? Tu peux contester cette décision une fois, sur la page de ton projet.',
    },
    en: {
      subject: 'The page of your project is hidden',
      text: (title: string) =>
        `The team has hidden the page of your project “${title}”: others can’t see it any more.`,
      note: 'Don’t agree? You can appeal once, on the page of your project.',
    },
  },
  uphold: {
    fr: {
      subject: 'La page de ton projet reste masquée',
      text: (title: string) =>
        `L’équipe a lu ta demande et regardé à nouveau ton projet « ${title} ». Sa page reste masquée.`,
      note: 'Cette décision est définitive.',
    },
    en: {
      subject: 'The page of your project stays hidden',
      text: (title: string) =>
        `The team has read your appeal and looked at your project “${title}” again. Its page stays hidden.`,
      note: 'This decision is final.',
    },
  },
} satisfies Record<ReviewOutcome, Record<Language, object>>;

const LABELS = {
  fr: {
    title: (subject: string, name: string) => (name ? `${subject}, ${name}` : subject),
    stays: 'Ton projet, lui, est toujours dans ton compte.',
    reason: (reason: string) => `Motif : ${reason}.`,
    words: (words: string) => `Message de l’équipe : « ${words} »`,
    button: 'Voir mon projet',
  },
  en: {
    title: (subject: string, name: string) => (name ? `${subject}, ${name}` : subject),
    stays: 'The project itself is still in your account.',
    reason: (reason: string) => `Reason: ${reason}.`,
    words: (words: string) => `Message from the team: “${words}”`,
    button: 'See my project',
  },
};

/** Notifies the author of the decision about their project and its reason, without the people who reported it. */
export function reviewDecisionMail(letter: Letter) {
  const { decision, language, publicUrl, link } = letter;
  const { subject, text, note } = TEXTS[decision.outcome][language];
  const { title, stays, reason, words, button } = LABELS[language];
  const isHidden = decision.outcome === 'hide' || decision.outcome === 'uphold';
  const rest = isHidden && !letter.isLink ? ` ${stays}` : '';
  const why = decision.reason ? [reason(REASONS[language][decision.reason])] : [];
  return writeMail({
    language,
    publicUrl,
    subject,
    preview: text(letter.title),
    title: title(subject, greetingName(letter.name)),
    paragraphs: [
      text(letter.title) + rest,
      ...why,
      ...(decision.words ? [words(decision.words)] : []),
    ],
    button: { label: button, link },
    notes: [note],
  });
}
