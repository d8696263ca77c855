import type { Language } from '@codivia/contract/api/language';
import type { AuthorRole } from '@codivia/contract/api/mentoring';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

interface Letter {
  role: AuthorRole;
  language: Language;
  publicUrl: string;
  link: string;
  name: string;
}

const titled = (title: string) => (name: string) => (name ? `${title}, ${name}` : title);

/** The texts to the learner whose mentor has written, and to the mentor whose learner has. */
const NOTICES = {
  learner: {
    fr: {
      subject: 'Réponse de ton mentor sur Codivia',
      preview: 'Ta demande de mentorat a une réponse.',
      title: titled('Ton mentor t’a répondu'),
      text: 'Ta demande de mentorat a une réponse. Les messages et le code restent sur Codivia : ouvre ta demande pour les lire.',
      button: 'Lire la réponse',
      notes: [
        'Tu reçois cet e-mail parce que tu as demandé l’aide d’un mentor. Le prochain n’arrivera qu’une fois la réponse lue.',
      ],
    },
    en: {
      subject: 'Your mentor on Codivia has answered',
      preview: 'Your mentoring request has an answer.',
      title: titled('Your mentor has answered'),
      text: 'There is an answer to your mentoring request. Messages and code stay on Codivia: open your request to read them.',
      button: 'Read the answer',
      notes: [
        'You get this mail because you asked a mentor for help. You’ll get the next one only once you’ve read the answer.',
      ],
    },
  },
  mentor: {
    fr: {
      subject: 'Nouveau message dans une demande de mentorat',
      preview: 'L’élève que tu accompagnes t’a répondu.',
      title: titled('Un nouveau message t’attend'),
      text: 'Dans une demande que tu as prise en charge, l’élève t’a répondu. Les messages et le code restent sur Codivia : ouvre la demande pour les lire.',
      button: 'Ouvrir la demande',
      notes: [
        'Tu reçois cet e-mail en tant que mentor. Le prochain sur cette demande n’arrivera qu’une fois le message lu.',
      ],
    },
    en: {
      subject: 'A new message in a mentoring request',
      preview: 'The learner you are helping has answered.',
      title: titled('A new message is waiting for you'),
      text: 'In a request you’ve claimed, the learner has answered. Messages and code stay on Codivia: open the request to read them.',
      button: 'Open the request',
      notes: [
        'You get this mail as a mentor. You’ll get the next one about this request only once you’ve read the message.',
      ],
    },
  },
} satisfies Record<AuthorRole, Record<Language, object>>;

/** Returns the mail that announces a new message, without its contents. */
export function mentoringNoticeMail({ role, language, publicUrl, link, name }: Letter) {
  const { text, button, title, ...words } = NOTICES[role][language];
  return writeMail({
    ...words,
    language,
    publicUrl,
    title: title(greetingName(name)),
    paragraphs: [text],
    button: { label: button, link },
  });
}
