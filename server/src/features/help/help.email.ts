import type { Language } from '@codivia/contract/api/language';
import { greetingName, writeMail } from '../../services/mail-layout.ts';

interface Letter {
  language: Language;
  publicUrl: string;
  link: string;
}

const CONFIRM = {
  fr: {
    subject: 'Confirme ta question à Codivia',
    preview: 'Un clic, et elle arrive chez notre équipe.',
    title: 'Envoyer ta question ?',
    text: 'Quelqu’un a posé une question avec cette adresse. Elle arrive chez notre équipe dès que tu ouvres ce lien. Le même lien te montrera la réponse.',
    button: 'Envoyer ma question',
    notes: [
      'Le lien fonctionne pendant 24 heures. Garde-le pour toi : toute personne qui l’a peut voir ta question.',
      'Tu n’as rien demandé ? Ignore cet e-mail : la question sera effacée.',
    ],
  },
  en: {
    subject: 'Confirm your question to Codivia',
    preview: 'One click, and it’s with our team.',
    title: 'Send your question?',
    text: 'Somebody has asked a question with this address. It reaches our team as soon as you open this link. The same link will show you the answer.',
    button: 'Send my question',
    notes: [
      'The link works for 24 hours. Keep it to yourself: anyone who has it can see your question.',
      'Didn’t ask anything? Ignore this mail: the question will be deleted.',
    ],
  },
} satisfies Record<Language, object>;

/** The mail by which a visitor confirms a question. */
export function helpConfirmationMail({ language, publicUrl, link }: Letter) {
  const { text, button, ...words } = CONFIRM[language];
  return writeMail({
    ...words,
    language,
    publicUrl,
    paragraphs: [text],
    button: { label: button, link },
  });
}

const ANSWER = {
  fr: {
    subject: 'Réponse de l’équipe Codivia',
    preview: 'Ta question a une réponse.',
    title: (name: string) =>
      name ? `Ta question a une réponse, ${name}` : 'Ta question a une réponse',
    text: 'L’équipe Codivia t’a répondu. Pour que cela reste entre toi et nous, la réponse n’est pas dans cet e-mail : ouvre ta question pour la lire.',
    button: 'Lire la réponse',
    notes: ['Tu reçois cet e-mail parce que tu as posé une question à notre équipe.'],
  },
  en: {
    subject: 'An answer from the Codivia team',
    preview: 'Your question has an answer.',
    title: (name: string) =>
      name ? `Your question has an answer, ${name}` : 'Your question has an answer',
    text: 'The Codivia team has answered you. So that it stays between you and us, the answer isn’t in this mail: open your question to read it.',
    button: 'Read the answer',
    notes: ['You get this mail because you asked our team a question.'],
  },
} satisfies Record<Language, object>;

/** The mail that announces an answer, without the answer itself. */
export function helpAnswerMail({ language, publicUrl, link, name }: Letter & { name: string }) {
  const { text, button, title, ...words } = ANSWER[language];
  return writeMail({
    ...words,
    language,
    publicUrl,
    title: title(greetingName(name)),
    paragraphs: [text],
    button: { label: button, link },
  });
}
