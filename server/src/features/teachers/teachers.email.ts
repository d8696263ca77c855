import type { Language } from '@codivia/contract/api/language';
import { type MailText, writeMail } from '../../services/mail-layout.ts';

/** A decision about a request, or the end of the capability. */
export type TeacherOutcome = 'granted' | 'declined' | 'withdrawn';

interface Letter {
  outcome: TeacherOutcome;
  /** The administrator's words, or nothing. */
  reason: string;
  language: Language;
  publicUrl: string;
  contactEmail: string;
}

type Words = Pick<MailText, 'subject' | 'preview' | 'title' | 'paragraphs' | 'notes'> & {
  button: string;
};

/** The texts of each decision; `said` is the administrator's reason as a sentence of its own, or nothing. */
const DECISIONS: Record<
  Language,
  Record<TeacherOutcome, (said: string[], contact: string) => Words>
> = {
  fr: {
    granted: (_, contact) => ({
      subject: 'Votre accès d’enseignant est ouvert',
      preview: 'Vous pouvez créer votre première classe.',
      title: 'Bienvenue parmi les enseignants',
      paragraphs: [
        'Votre demande est acceptée. Créez votre première classe, collez la liste de vos élèves, et imprimez leurs cartes : ils n’ont pas besoin d’adresse e-mail.',
      ],
      button: 'Créer une classe',
      notes: [`Une question ? Écrivez-nous : ${contact}.`],
    }),
    declined: (said, contact) => ({
      subject: 'Votre demande d’accès d’enseignant',
      preview: 'Nous n’avons pas pu l’accepter en l’état.',
      title: 'Votre demande n’est pas acceptée en l’état',
      paragraphs: [
        'Nous vérifions que les classes sont ouvertes par des enseignants. Pour votre demande, nous n’avons pas pu nous en assurer.',
        ...said,
        'Vous pouvez la compléter et la renvoyer.',
      ],
      button: 'Compléter la demande',
      notes: [`Vous pensez à une erreur ? Écrivez-nous : ${contact}.`],
    }),
    withdrawn: (said, contact) => ({
      subject: 'Votre accès d’enseignant est fermé',
      preview: 'Vos classes restent ouvertes à vos collègues et à vos élèves.',
      title: 'Votre accès d’enseignant est fermé',
      paragraphs: [
        'Vous n’avez plus accès à vos classes. Elles restent ouvertes jusqu’à la fin de l’année scolaire : vos élèves continuent à apprendre, et l’équipe peut les confier à un autre enseignant.',
        ...said,
      ],
      button: 'En savoir plus',
      notes: [`Une question ? Écrivez-nous : ${contact}.`],
    }),
  },
  en: {
    granted: (_, contact) => ({
      subject: 'You can now open classes on Codivia',
      preview: 'Make your first class.',
      title: 'Welcome, teacher',
      paragraphs: [
        'Your request has been accepted. Make your first class, paste the list of your pupils, and print their cards: they need no e-mail address.',
      ],
      button: 'Make a class',
      notes: [`Any question? Write to us: ${contact}.`],
    }),
    declined: (said, contact) => ({
      subject: 'Your request to teach on Codivia',
      preview: 'We couldn’t accept it as it is.',
      title: 'We couldn’t accept your request as it is',
      paragraphs: [
        'We check that classes are opened by teachers. For your request we couldn’t make sure of it.',
        ...said,
        'You can complete it and send it again.',
      ],
      button: 'Complete the request',
      notes: [`Do you think this is a mistake? Write to us: ${contact}.`],
    }),
    withdrawn: (said, contact) => ({
      subject: 'You can no longer open classes on Codivia',
      preview: 'Your classes stay open to your colleagues and pupils.',
      title: 'Your access as a teacher has ended',
      paragraphs: [
        'You no longer have access to your classes. They stay open until the school year is over: your pupils go on learning, and the team can hand them to another teacher.',
        ...said,
      ],
      button: 'Read more',
      notes: [`Any question? Write to us: ${contact}.`],
    }),
  },
};

const REASON: Record<Language, (reason: string) => string> = {
  fr: (reason) => `La raison : « ${reason} »`,
  en: (reason) => `The reason: “${reason}”`,
};

/** Tells somebody about the decision on their request, or about the end of their capability. */
export function teacherDecisionMail(letter: Letter) {
  const { outcome, reason, language, publicUrl, contactEmail } = letter;
  const said = reason ? [REASON[language](reason)] : [];
  const { button, ...words } = DECISIONS[language][outcome](said, contactEmail);
  const link = `${publicUrl}${outcome === 'granted' ? '/classes' : '/teachers'}`;
  return writeMail({ ...words, language, publicUrl, button: { label: button, link } });
}
