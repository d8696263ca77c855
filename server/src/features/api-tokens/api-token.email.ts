import type { ApiScope } from '@codivia/contract/api/api-tokens';
import type { Language } from '@codivia/contract/api/language';
import { formatList } from '@codivia/contract/text/format-dates';
import { greetingName, momentInMail, writeMail } from '../../services/mail-layout.ts';

interface ApiTokenFacts {
  /** The name of the member, and the name of the token. */
  person: string;
  token: string;
  language: Language;
  scopes: readonly ApiScope[];
  created_at: Date;
  expires_at: Date;
  publicUrl: string;
  contactEmail: string;
}

const SCOPES: Record<Language, Record<ApiScope, string>> = {
  fr: {
    'profile:read': 'de lire ton profil',
    'progress:read': 'de lire ta progression',
    'projects:read': 'de lire tes projets',
    'projects:write': 'de créer, de modifier et de supprimer des projets',
  },
  en: {
    'profile:read': 'read your profile',
    'progress:read': 'read your progress',
    'projects:read': 'read your projects',
    'projects:write': 'make, change and delete projects',
  },
};

const WORDS = {
  fr: {
    subject: 'Un jeton d’API a été créé pour ton compte',
    preview: 'C’était toi ? Alors tout va bien.',
    title: 'Un nouveau jeton d’API',
    made: (name: string, at: string) =>
      `Le jeton « ${name} » a été créé ${at}. Un programme qui l’a peut agir en ton nom.`,
    rights: (scopes: string, until: string) => `Il permet ${scopes}. Il expire ${until}.`,
    advice:
      'C’était toi ? Alors tu n’as rien à faire. Ce n’était pas toi ? Révoque le jeton dans tes réglages, puis change ton mot de passe : tous les jetons cessent alors de fonctionner.',
    button: 'Voir mes jetons',
    notes: (contact: string) => [
      'Pour ta sécurité, le jeton lui-même n’est dans aucun e-mail.',
      `Si tu n’y arrives pas, écris-nous : ${contact}.`,
    ],
  },
  en: {
    subject: 'An API token was made for your account',
    preview: 'Was it you? Then all is well.',
    title: 'A new API token',
    made: (name: string, at: string) =>
      `The token “${name}” was made ${at}. A program that has it can act in your name.`,
    rights: (scopes: string, until: string) => `It can ${scopes}. It expires ${until}.`,
    advice:
      'Was it you? Then you don’t have to do anything. If it wasn’t, revoke the token in your settings, then change your password: all tokens then stop working.',
    button: 'See my tokens',
    notes: (contact: string) => [
      'For your safety, no mail contains the token itself.',
      `If that doesn’t work, write to us: ${contact}.`,
    ],
  },
};

/** Notifies a member of a new token, of its rights and its end, and explains what to do if they did not make it. */
export function apiTokenMailOf(facts: ApiTokenFacts) {
  const { person, token, language, scopes, publicUrl, contactEmail } = facts;
  const words = WORDS[language];
  const name = greetingName(person);
  const moment = (at: Date) => momentInMail(at, language);
  const rights = formatList(
    scopes.map((scope) => SCOPES[language][scope]),
    language,
  );
  return writeMail({
    language,
    publicUrl,
    subject: words.subject,
    preview: words.preview,
    title: name ? `${words.title}, ${name}` : words.title,
    paragraphs: [
      words.made(token, moment(facts.created_at)),
      words.rights(rights, moment(facts.expires_at)),
      words.advice,
    ],
    button: { label: words.button, link: `${publicUrl}/dashboard?tab=settings` },
    notes: words.notes(contactEmail),
  });
}
