import type { Language } from '@codivia/contract/api/language';
import { writeMail } from '../../services/mail-layout.ts';

const WORDS = {
  fr: {
    subject: 'Ce compte est à toi',
    preview: 'Tout ce que tu as appris est là.',
    title: 'Ce compte est à toi',
    paragraphs: [
      'Connecte-toi maintenant avec cette adresse et le mot de passe que tu as choisi : tout ce que tu as appris est là. Les trois mots de ta carte ne servent plus.',
    ],
    button: 'Me connecter',
    notes: ['Tu reçois ce message parce que tu as voulu garder ton compte après l’école.'],
  },
  en: {
    subject: 'This account is yours',
    preview: 'Everything you’ve learned is there.',
    title: 'This account is yours',
    paragraphs: [
      'From now on, sign in with this address and the password you chose: everything you’ve learned is there. The three words on your card no longer work.',
    ],
    button: 'Sign in',
    notes: ['You get this mail because you wanted to keep your account after school.'],
  },
} satisfies Record<Language, object>;

/** Tells the owner of a class account that it is a personal one now. */
export function schoolLeftMail({ language, publicUrl }: { language: Language; publicUrl: string }) {
  const { button, ...words } = WORDS[language];
  const link = `${publicUrl}/auth`;
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}
