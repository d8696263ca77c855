import type { Language } from '@codivia/contract/api/language';
import { formatList } from '@codivia/contract/text/format-dates';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

interface AccessEndFacts {
  /** The name of the member, and the names of the tokens. */
  person: string;
  tokens: readonly string[];
  language: Language;
  publicUrl: string;
}

const WORDS = {
  fr: {
    subject: 'Ton accès à l’API a pris fin avec Premium',
    preview: 'Ce que deviennent les programmes qui l’utilisent.',
    title: 'Ton accès à l’API a pris fin',
    quoted: (name: string) => `« ${name} »`,
    paragraphs: (tokens: string) => [
      `L’API fait partie de Premium, et ton Premium est terminé. Voici ce qui est révoqué : ${tokens}. L’API refuse désormais les programmes qui s’en servent.`,
      'C’est définitif. Si tu reprends Premium, crée de nouveaux jetons dans tes réglages et donne-les à tes programmes.',
    ],
    button: 'Ouvrir mes réglages',
    note: 'Tes projets et ta progression restent dans ton compte : seul l’accès par l’API s’arrête.',
  },
  en: {
    subject: 'Your access to the API has ended with Premium',
    preview: 'What happens to the programs that use it.',
    title: 'Your access to the API has ended',
    quoted: (name: string) => `“${name}”`,
    paragraphs: (tokens: string) => [
      `The API is part of Premium, and your Premium has ended. This has been revoked: ${tokens}. From now on, the API refuses programs that use it.`,
      'This can’t be undone. If you get Premium again, make new tokens in your settings and give them to your programs.',
    ],
    button: 'Open my settings',
    note: 'Your projects and your progress stay in your account: only the access through the API ends.',
  },
} satisfies Record<Language, object>;

/**
 * Notifies a member of the tokens that were revoked with the end of premium, and explains how programs get access
 * again.
 */
export function apiAccessEndMailOf({ person, tokens, language, publicUrl }: AccessEndFacts) {
  const { subject, preview, ...words } = WORDS[language];
  const name = greetingName(person);
  return writeMail({
    language,
    publicUrl,
    subject,
    preview,
    title: name ? `${words.title}, ${name}` : words.title,
    paragraphs: words.paragraphs(formatList(tokens.map(words.quoted), language)),
    button: { label: words.button, link: `${publicUrl}/dashboard?tab=settings` },
    notes: [words.note],
  });
}
