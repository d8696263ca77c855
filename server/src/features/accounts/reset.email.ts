import type { Language } from '@codivia/contract/language';
import { greetingName, type MailText, writeMail } from '../../services/mail-layout.ts';
import type { AccountMailFacts } from './verification.email.ts';

type Words = Omit<MailText, 'language' | 'publicUrl' | 'button'> & { button: string };

const WORDS: Record<Language, (name: string) => Words> = {
  fr: (name) => ({
    subject: 'Choisis un nouveau mot de passe',
    preview: 'Le lien pour revenir dans ton compte Codivia.',
    title: 'Un nouveau mot de passe',
    paragraphs: [
      `${name ? `Bonjour ${name}, tu` : 'Tu'} as oublié ton mot de passe ? Ça arrive à tout le monde. Choisis-en un nouveau ici :`,
    ],
    button: 'Choisir un mot de passe',
    linkHint: 'Le bouton ne réagit pas ? Copie ce lien dans ton navigateur :',
    notes: [
      'Le lien fonctionne pendant 60 minutes, une seule fois. Tous tes appareils seront déconnectés.',
      'Tu n’as rien demandé ? Ignore ce message : ton mot de passe reste le même.',
    ],
  }),
  en: (name) => ({
    subject: 'Choose a new password',
    preview: 'Your way back into your Codivia account.',
    title: 'A new password',
    paragraphs: [
      `${name ? `Hi ${name}, forgotten` : 'Forgotten'} your password? It happens to everyone. Choose a new one here:`,
    ],
    button: 'Choose a password',
    linkHint: 'Is the button doing nothing? Copy this link into your browser:',
    notes: [
      'The link works for 60 minutes, and only once. All your devices will be signed out.',
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ],
  }),
};

/** Lets a member who forgot their password choose a new one. */
export function resetMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = WORDS[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}
