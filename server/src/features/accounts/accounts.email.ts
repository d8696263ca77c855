import type { Language } from '@codivia/contract/language';
import {
  greetingName,
  type MailText,
  momentInMail,
  writeMail,
} from '../../services/mail-layout.ts';

/** What a mail about an account is written with. */
export interface AccountMailFacts {
  name: string;
  /** The single-use link. */
  link: string;
  language: Language;
  publicUrl: string;
}

type Words = Omit<MailText, 'language' | 'publicUrl' | 'button'> & { button: string };

const VERIFICATION: Record<Language, (name: string) => Words> = {
  fr: (name) => ({
    subject: 'Confirme ton adresse e-mail',
    preview: 'Un clic, et ton compte Codivia est prêt.',
    title: name ? `Bienvenue, ${name} !` : 'Bienvenue !',
    paragraphs: [
      'Ton compte Codivia est presque prêt. Confirme que cette adresse est bien la tienne, et la première leçon t’attend.',
    ],
    button: 'Confirmer mon adresse',
    linkHint: 'Le bouton ne réagit pas ? Copie ce lien dans ton navigateur :',
    notes: [
      'Le lien fonctionne pendant 24 heures, une seule fois.',
      'Tu n’as pas créé de compte ? Alors ne clique pas : il ne se passera rien.',
    ],
  }),
  en: (name) => ({
    subject: 'Confirm your e-mail address',
    preview: 'One click and your Codivia account is ready.',
    title: name ? `Welcome, ${name}!` : 'Welcome!',
    paragraphs: [
      'Your Codivia account is almost ready. Confirm that this address is yours, and the first lesson is waiting for you.',
    ],
    button: 'Confirm my address',
    linkHint: 'Is the button doing nothing? Copy this link into your browser:',
    notes: [
      'The link works for 24 hours, and only once.',
      'If you did not create an account, leave the link alone and nothing will happen.',
    ],
  }),
};

/** Asks a new member to confirm their address. */
export function verificationMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = VERIFICATION[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}

const RESET: Record<Language, (name: string) => Words> = {
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
  const { button, ...words } = RESET[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}

interface PasswordChangeFacts {
  name: string;
  language: Language;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

const PASSWORD_CHANGE: Record<Language, (name: string, moment: string, contact: string) => Words> =
  {
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
  const words = PASSWORD_CHANGE[language](
    greetingName(name),
    momentInMail(at, language),
    contactEmail,
  );
  const button = { label: words.button, link: `${publicUrl}/forgot-password` };
  return writeMail({ ...words, language, publicUrl, button });
}
