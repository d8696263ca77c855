import type { Language } from '@codivia/contract/api/language';
import { LEAVING_WAIT_DAYS } from '@codivia/contract/api/leaving-school';
import {
  greetingName,
  type MailText,
  momentInMail,
  writeMail,
} from '../../services/mail-layout.ts';

/** The facts in a mail about an account. */
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
    notes: [
      'The link works for 24 hours, and only once.',
      'If you didn’t create an account, leave the link alone and nothing will happen.',
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
    notes: [
      'The link works for 60 minutes, and only once. All your devices will be signed out.',
      'If you didn’t ask for this, ignore this mail: your password stays as it is.',
    ],
  }),
};

/** Lets a member who forgot their password choose a new one. */
export function resetMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = RESET[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}

const INVITATION: Record<Language, (name: string) => Words> = {
  fr: (name) => ({
    subject: 'Ton compte Codivia t’attend',
    preview: 'Choisis ton mot de passe, et la première leçon est à toi.',
    title: name ? `Bienvenue, ${name} !` : 'Bienvenue !',
    paragraphs: [
      'L’équipe de Codivia a créé un compte pour cette adresse. Choisis ton mot de passe, et la première leçon t’attend :',
    ],
    button: 'Choisir un mot de passe',
    notes: [
      'Le lien fonctionne pendant 7 jours, une seule fois. Après, « Mot de passe oublié » t’en envoie un autre.',
      'Tu ne t’y attendais pas ? Ne clique pas : tant que personne n’a choisi de mot de passe, personne ne peut entrer dans ce compte.',
    ],
  }),
  en: (name) => ({
    subject: 'Your Codivia account is waiting',
    preview: 'Choose your password, and the first lesson is yours.',
    title: name ? `Welcome, ${name}!` : 'Welcome!',
    paragraphs: [
      'The Codivia team made an account for this address. Choose your password, and the first lesson is waiting for you:',
    ],
    button: 'Choose a password',
    notes: [
      'The link works for 7 days, and only once. After that, “Forgot password” sends you another one.',
      'If you didn’t expect this, leave the link alone: as long as nobody chooses a password, nobody can enter this account.',
    ],
  }),
};

/** Asks the owner of an address for which an administrator made an account to choose a password. */
export function invitationMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = INVITATION[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}

const NEW_ADDRESS: Record<Language, (name: string) => Words> = {
  fr: (name) => ({
    subject: 'Confirme ta nouvelle adresse e-mail',
    preview: 'Un clic, et ton compte Codivia utilise cette adresse.',
    title: 'Ta nouvelle adresse',
    paragraphs: [
      `${name ? `Bonjour ${name}, tu` : 'Tu'} as demandé à utiliser cette adresse pour ton compte Codivia. Confirme qu’elle est bien la tienne :`,
    ],
    button: 'Confirmer mon adresse',
    notes: [
      'Le lien fonctionne pendant 24 heures, une seule fois. Tous tes appareils seront déconnectés.',
      'Tu n’as rien demandé ? Ne clique pas : il ne se passera rien.',
    ],
  }),
  en: (name) => ({
    subject: 'Confirm your new e-mail address',
    preview: 'One click and your Codivia account uses this address.',
    title: 'Your new address',
    paragraphs: [
      `${name ? `Hi ${name}, you` : 'You'} asked to use this address for your Codivia account. Confirm that it’s yours:`,
    ],
    button: 'Confirm my address',
    notes: [
      'The link works for 24 hours, and only once. All your devices will be signed out.',
      'If you didn’t ask for this, leave the link alone and nothing will happen.',
    ],
  }),
};

/** Asks a member to confirm the address that they want in the place of theirs. */
export function newAddressMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = NEW_ADDRESS[language](greetingName(name));
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}

const LEAVING: Record<Language, (name: string) => Words> = {
  fr: (name) => ({
    subject: 'Confirme l’adresse de ton compte',
    preview: 'Un clic, et ton compte de classe peut devenir le tien.',
    title: 'Ton compte, avec ton adresse',
    paragraphs: [
      `${name ? `Bonjour ${name}, tu` : 'Tu'} as demandé à garder ton compte Codivia après l’école, avec cette adresse. Confirme qu’elle est bien la tienne :`,
    ],
    button: 'Confirmer mon adresse',
    notes: [
      `Le lien fonctionne pendant 24 heures, une seule fois. Le compte passe à cette adresse ${LEAVING_WAIT_DAYS} jours après ; si tu as moins de 15 ans, il faut aussi l’accord d’un parent.`,
      'Tu n’as rien demandé ? Ne clique pas : il ne se passera rien.',
    ],
  }),
  en: (name) => ({
    subject: 'Confirm the address of your account',
    preview: 'One click, and your class account can become your own.',
    title: 'Your account, with your address',
    paragraphs: [
      `${name ? `Hi ${name}, you` : 'You'} asked to keep your Codivia account after school, with this address. Confirm that it’s yours:`,
    ],
    button: 'Confirm my address',
    notes: [
      `The link works for 24 hours, and only once. The account moves to this address ${LEAVING_WAIT_DAYS} days later; if you’re under 15, a parent has to agree too.`,
      'If you didn’t ask for this, leave the link alone and nothing will happen.',
    ],
  }),
};

/** Asks a class account to confirm the address with which it becomes a personal one. */
export function leavingMail({ name, link, language, publicUrl }: AccountMailFacts) {
  const { button, ...words } = LEAVING[language](greetingName(name));
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
        'Was it you? Then you don’t have to do anything. If it wasn’t, choose a new password right away: the person who changed it will be signed out.',
      ],
      button: 'Choose a new password',
      notes: [
        `If that doesn’t work, write to us: ${contact}. If you use this password elsewhere, change it there too.`,
      ],
    }),
  };

/** Notifies a member that their password was changed, and when, and explains what to do if it was not them. */
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

const TEMPORARY_PASSWORD: typeof PASSWORD_CHANGE = {
  fr: (name, until, contact) => ({
    subject: 'Un mot de passe provisoire pour ton compte',
    preview: 'Tu choisiras le tien à la prochaine connexion.',
    title: 'Un mot de passe provisoire',
    paragraphs: [
      `${name ? `Bonjour ${name}, l’équipe` : 'L’équipe'} de Codivia a donné un mot de passe provisoire à ton compte. Tous tes appareils ont été déconnectés.`,
      `Connecte-toi avec ce mot de passe : tu en choisiras aussitôt un autre, que toi seul connais. Le mot de passe provisoire ne fonctionne plus après la date suivante : ${until}.`,
    ],
    button: 'Choisir un mot de passe par e-mail',
    notes: [
      `Tu n’as rien demandé à l’équipe ? Choisis un mot de passe, et écris-nous : ${contact}.`,
    ],
  }),
  en: (name, until, contact) => ({
    subject: 'A temporary password for your account',
    preview: 'You choose your own at the next sign-in.',
    title: 'A temporary password',
    paragraphs: [
      `${name ? `Hi ${name}, the` : 'The'} Codivia team gave your account a temporary password. All your devices have been signed out.`,
      `Sign in with that password: you then choose another one right away, which only you know. The temporary password works until this date: ${until}.`,
    ],
    button: 'Choose a password by mail',
    notes: [`You didn’t ask the team for this? Choose a password, and write to us: ${contact}.`],
  }),
};

/** Notifies a member that an administrator gave their account a temporary password; `at` is its end. */
export function temporaryPasswordMail(facts: PasswordChangeFacts) {
  const { name, language, at, publicUrl, contactEmail } = facts;
  const until = momentInMail(at, language);
  const words = TEMPORARY_PASSWORD[language](greetingName(name), until, contactEmail);
  const button = { label: words.button, link: `${publicUrl}/forgot-password` };
  return writeMail({ ...words, language, publicUrl, button });
}

interface EmailChangeFacts extends PasswordChangeFacts {
  event: 'asked' | 'changed';
}

type ChangeWords = (name: string, moment: string, contact: string) => Words;

const EMAIL_CHANGE: Record<Language, Record<EmailChangeFacts['event'], ChangeWords>> = {
  fr: {
    asked: (name, moment, contact) => ({
      subject: 'Une autre adresse pour ton compte ?',
      preview: 'C’était toi ? Alors tout va bien.',
      title: 'Une autre adresse pour ton compte ?',
      paragraphs: [
        `${name ? `Bonjour ${name}, une` : 'Une'} autre adresse e-mail a été demandée ${moment} pour ton compte Codivia. Elle remplacera celle-ci quand elle aura été confirmée.`,
        'C’était toi ? Alors tu n’as rien à faire ici. Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe : la demande sera annulée, et la personne qui l’a faite sera déconnectée.',
      ],
      button: 'Choisir un nouveau mot de passe',
      notes: [`Si tu n’y arrives pas, écris-nous : ${contact}.`],
    }),
    changed: (name, moment, contact) => ({
      subject: 'L’adresse de ton compte a été changée',
      preview: 'C’était toi ? Alors tout va bien.',
      title: 'L’adresse de ton compte a été changée',
      paragraphs: [
        `${name ? `Bonjour ${name}, l’adresse` : 'L’adresse'} e-mail de ton compte Codivia a été changée ${moment}, par toi ou par l’équipe. Tous les appareils ont été déconnectés, et celle-ci n’ouvre plus le compte.`,
        `C’était toi, ou tu l’avais demandé ? Alors tu n’as rien à faire. Sinon, écris-nous tout de suite : ${contact}.`,
      ],
      button: 'Nous écrire',
      notes: ['Ce message est le dernier que cette adresse reçoit pour ce compte.'],
    }),
  },
  en: {
    asked: (name, moment, contact) => ({
      subject: 'Another address for your account?',
      preview: 'Was it you? Then all is well.',
      title: 'Another address for your account?',
      paragraphs: [
        `${name ? `Hi ${name}, another` : 'Another'} e-mail address was requested for your Codivia account ${moment}. It will replace this one once it has been confirmed.`,
        'Was it you? Then you don’t have to do anything. If it wasn’t, choose a new password right away: the request will be cancelled, and the person who made it signed out.',
      ],
      button: 'Choose a new password',
      notes: [`If that doesn’t work, write to us: ${contact}.`],
    }),
    changed: (name, moment, contact) => ({
      subject: 'Your account’s address was changed',
      preview: 'Was it you? Then all is well.',
      title: 'Your account’s address was changed',
      paragraphs: [
        `${name ? `Hi ${name}, the` : 'The'} e-mail address of your Codivia account was changed ${moment}, by you or by the team. All devices have been signed out, and this address no longer opens the account.`,
        `Was it you, or did you ask for it? Then you don’t have to do anything. If not, write to us right away: ${contact}.`,
      ],
      button: 'Write to us',
      notes: ['This is the last message this address will get for this account.'],
    }),
  },
};

/** Notifies the present or former address of a member of another one, and explains what to do if it was not them. */
export function emailChangeMail(facts: EmailChangeFacts) {
  const { name, language, event, at, publicUrl, contactEmail } = facts;
  const words = EMAIL_CHANGE[language][event](
    greetingName(name),
    momentInMail(at, language),
    contactEmail,
  );
  const link = event === 'asked' ? `${publicUrl}/forgot-password` : `${publicUrl}/help`;
  return writeMail({ ...words, language, publicUrl, button: { label: words.button, link } });
}
