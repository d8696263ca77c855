import type { Language } from '@codivia/contract/api/language';
import { greetingName, momentInMail, writeMail } from '../../services/mail-layout.ts';

/** Events of a second factor that are mailed; `codes` are new recovery codes. */
export type SecondFactorEvent = 'on' | 'off' | 'codes';

interface SecondFactorFacts {
  event: SecondFactorEvent;
  name: string;
  language: Language;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

/** The words for an event, in the subject, and in a sentence that continues from a greeting. */
type Event = { subject: string; sentenceAt: (moment: string) => string; meaning: string };

const EVENTS: Record<Language, Record<SecondFactorEvent, Event>> = {
  fr: {
    on: {
      subject: 'La double authentification est activée',
      sentenceAt: (moment) =>
        `la double authentification de ton compte Codivia a été activée ${moment}.`,
      meaning:
        'Désormais, la connexion demande aussi un code de ton application d’authentification, ou l’un de tes codes de secours.',
    },
    off: {
      subject: 'La double authentification est désactivée',
      sentenceAt: (moment) =>
        `la double authentification de ton compte Codivia a été désactivée ${moment}.`,
      meaning:
        'Désormais, ton mot de passe suffit pour se connecter. Cela arrive aussi quand ton compte n’est plus celui d’un administrateur ou d’un mentor.',
    },
    codes: {
      subject: 'Tes codes de secours ont été remplacés',
      sentenceAt: (moment) =>
        `les codes de secours de ton compte Codivia ont été remplacés ${moment}.`,
      meaning: 'Les anciens codes ne fonctionnent plus ; seuls les nouveaux ouvrent ton compte.',
    },
  },
  en: {
    on: {
      subject: 'Two-factor authentication is on',
      sentenceAt: (moment) =>
        `two-factor authentication was turned on for your Codivia account ${moment}.`,
      meaning:
        'From now on, signing in also takes a code from your authenticator app, or one of your recovery codes.',
    },
    off: {
      subject: 'Two-factor authentication is off',
      sentenceAt: (moment) =>
        `two-factor authentication was turned off for your Codivia account ${moment}.`,
      meaning:
        'From now on, your password alone is enough to sign in. This also happens when you are no longer an administrator or a mentor.',
    },
    codes: {
      subject: 'Your recovery codes were replaced',
      sentenceAt: (moment) => `the recovery codes of your Codivia account were replaced ${moment}.`,
      meaning: 'The old codes no longer work; only the new ones open your account.',
    },
  },
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const WORDS = {
  fr: {
    hello: 'Bonjour',
    preview: 'C’était toi ? Alors tout va bien.',
    advice:
      'C’était toi ? Alors tu n’as rien à faire. Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe, et préviens l’équipe.',
    button: 'Choisir un nouveau mot de passe',
    note: (contact: string) => `Si tu n’y arrives pas, écris-nous : ${contact}.`,
  },
  en: {
    hello: 'Hi',
    preview: 'Was it you? Then all is well.',
    advice:
      'Was it you? Then you don’t have to do anything. If it wasn’t, choose a new password right away, and tell the team.',
    button: 'Choose a new password',
    note: (contact: string) => `If that doesn’t work, write to us: ${contact}.`,
  },
};

/** Notifies a member of a change of their second factor, of its moment, and of what to do if it was not them. */
export function secondFactorMailOf(facts: SecondFactorFacts) {
  const { event, language, at, publicUrl, contactEmail } = facts;
  const { subject, sentenceAt, meaning } = EVENTS[language][event];
  const { hello, preview, advice, button, note } = WORDS[language];
  const name = greetingName(facts.name);
  const sentence = sentenceAt(momentInMail(at, language));
  return writeMail({
    language,
    subject,
    preview,
    title: subject,
    publicUrl,
    paragraphs: [
      `${name ? `${hello} ${name}, ${sentence}` : capitalized(sentence)} ${meaning}`,
      advice,
    ],
    button: { label: button, link: `${publicUrl}/forgot-password` },
    notes: [note(contactEmail)],
  });
}
