import type { Language } from '@codivia/contract/api/language';
import { formatList } from '@codivia/contract/text/format-dates';
import { writeMail } from '../../services/mail-layout.ts';

const WORDS = {
  fr: {
    child: 'votre enfant',
    subject: (child: string) => `Votre accord pour ${child} est enregistré`,
    preview: 'Ce qui est permis, et comment changer d’avis.',
    title: 'Votre accord est enregistré',
    given: (child: string) =>
      `Avec le lien de notre e-mail, l’accord d’un parent vient d’être donné pour ${child}.`,
    rights: {
      publish: 'publier des projets et un portfolio',
      mentoring: 'écrire à un mentor',
      live: 'assister à des sessions en direct',
      weekly_mail: 'un e-mail par semaine pour vous',
    },
    allowed: (list: string) => `Ce qui est permis : ${list}.`,
    nothing: 'Rien n’est permis de plus pour l’instant.',
    page: 'Votre espace famille montre ce que fait votre enfant, et permet de tout changer.',
    button: 'Ouvrir mon espace famille',
    notes: [
      'Ces liens fonctionnent 30 jours, sans mot de passe. Gardez-les pour vous : toute personne qui les a peut s’en servir.',
      'Nous vous écrivons parce que quelqu’un d’autre a pu se servir du lien, par exemple s’il a été transféré.',
    ],
    withdraw: 'Ce n’était pas vous ? Retirez cet accord',
  },
  en: {
    child: 'your child',
    subject: (child: string) => `Your agreement for ${child} is recorded`,
    preview: 'What is allowed, and how to change your mind.',
    title: 'Your agreement is recorded',
    given: (child: string) =>
      `With the link in our mail, a parent’s agreement was given for ${child} a moment ago.`,
    rights: {
      publish: 'publishing projects and a portfolio',
      mentoring: 'writing to a mentor',
      live: 'joining live sessions',
      weekly_mail: 'a mail to you each week',
    },
    allowed: (list: string) => `What is allowed: ${list}.`,
    nothing: 'Nothing more is allowed for now.',
    page: 'Your family page shows what your child does, and lets you change everything.',
    button: 'Open my family page',
    notes: [
      'These links work for 30 days, without a password. Keep them to yourself: anyone who has them can use them.',
      'We write to you because somebody else may have used the link, for example if it was forwarded.',
    ],
    withdraw: 'It wasn’t you? Withdraw this agreement',
  },
};

/** The facts in a mail about an acceptance. */
interface AcceptedFacts {
  language: Language;
  /** The first name, or nothing. */
  child: string;
  /** The names of what is allowed. */
  allowed: readonly string[];
  publicUrl: string;
  /** The token of a link to the page of the child. */
  token: string;
}

/** Returns the mail to a parent in whose name a child's question was accepted. One link of it withdraws the agreement. */
export function acceptedMail({ language, child, allowed, publicUrl, token }: AcceptedFacts) {
  const words = WORDS[language];
  const name = child || words.child;
  const rights = Object.entries(words.rights)
    .filter(([right]) => allowed.includes(right))
    .map(([, text]) => text);
  const list = formatList(rights, language);
  return writeMail({
    language,
    publicUrl,
    subject: words.subject(name),
    preview: words.preview,
    title: words.title,
    paragraphs: [
      words.given(name),
      rights.length > 0 ? words.allowed(list) : words.nothing,
      words.page,
    ],
    button: { label: words.button, link: `${publicUrl}/family#token=${token}` },
    notes: words.notes,
    noteLink: { label: words.withdraw, link: `${publicUrl}/family/withdraw#token=${token}` },
  });
}
