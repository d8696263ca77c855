import type { Language } from '@codivia/contract/language';
import {
  greetingName,
  type MailText,
  momentInMail,
  writeMail,
} from '../../services/mail-layout.ts';

interface PasswordChangeFacts {
  name: string;
  language: Language;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

type Words = Omit<MailText, 'language' | 'publicUrl' | 'button'> & { button: string };

const WORDS: Record<Language, (name: string, moment: string, contact: string) => Words> = {
  fr: (name, moment, contact) => ({
    subject: 'Ton mot de passe a été changé',
    preview: 'C’était toi ? Alors tout va bien.',
    title: 'Ton mot de passe a été changé',
    paragraphs: [
      `${name ? `Bonjour ${name}, le` : 'Le'} mot de passe de ton compte Codivia a été changé ${moment}. Tes autres appareils ont été déconnectés.`,
      'C’était toi ? Alors tu n’as rien à faire. Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe : la personne qui l’a changé sera déconnectée.',
    ],
    button: 'Choisir un nouveau mot de passe',
    linkHint: 'Le bouton ne réagit pas ? Copie ce lien dans ton navigateur :',
    notes: [
      `Si tu n’y arrives pas, écris-nous : ${contact}. Si tu utilises ce mot de passe ailleurs, change-le là aussi.`,
    ],
  }),
  en: (name, moment, contact) => ({
    subject: 'Your password was changed',
    preview: 'Was it you? Then all is well.',
    title: 'Your password was changed',
    paragraphs: [
      `${name ? `Hi ${name}, the` : 'The'} password of your Codivia account was changed ${moment}. Your other devices have been signed out.`,
      'Was it you? Then there is nothing to do. If it was not, choose a new password at once: whoever changed it will be signed out.',
    ],
    button: 'Choose a new password',
    linkHint: 'Is the button doing nothing? Copy this link into your browser:',
    notes: [
      `If that does not work, write to us: ${contact}. If you use this password elsewhere, change it there too.`,
    ],
  }),
};

/** Tells a member that their password was changed, when, and what to do if it was not them. */
export function passwordChangeMail(facts: PasswordChangeFacts) {
  const { name, language, at, publicUrl, contactEmail } = facts;
  const words = WORDS[language](greetingName(name), momentInMail(at, language), contactEmail);
  const button = { label: words.button, link: `${publicUrl}/forgot-password` };
  return writeMail({ ...words, language, publicUrl, button });
}
