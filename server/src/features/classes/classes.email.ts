import { CLASS_ARCHIVE_DAYS } from '@codivia/contract/api/classes';
import type { Language } from '@codivia/contract/api/language';
import { formatDate } from '@codivia/contract/text/format-dates';
import { type MailText, writeMail } from '../../services/mail-layout.ts';

interface Letter {
  /** The name of the class. */
  name: string;
  school_year: string;
  /** The day of the deletion, or of the archive. */
  end: Date;
  time_zone: string;
  link: string;
  /** False for an administrator, who is told of a class without a teacher. */
  taught: boolean;
  language: Language;
  publicUrl: string;
}

type Words = Pick<MailText, 'subject' | 'preview' | 'title' | 'paragraphs'> & {
  button: string;
};

const NOTICE: Record<Language, (name: string, day: string, year: string) => Words> = {
  fr: (name, day) => ({
    subject: `La classe ${name} sera supprimée le ${day}`,
    preview: 'Téléchargez ce que vous voulez garder, ou sortez-la des archives.',
    title: 'Une classe archivée sera bientôt supprimée',
    paragraphs: [
      `La classe ${name} est archivée. Elle sera supprimée le ${day}, avec les comptes d’élèves créés pour elle, leurs résultats et les commentaires. Les élèves qui ont un compte personnel le gardent.`,
      'Avant cette date, vous pouvez télécharger les résultats, ou sortir la classe des archives.',
    ],
    button: 'Ouvrir la classe',
  }),
  en: (name, day) => ({
    subject: `The class ${name} will be deleted on ${day}`,
    preview: 'Download what you want to keep, or take it out of the archive.',
    title: 'An archived class will be deleted soon',
    paragraphs: [
      `The class ${name} is archived. It will be deleted on ${day}, with the pupils’ accounts that were made for it, their results and the comments. Pupils with an account of their own keep it.`,
      'Until then you can download the results, or take the class out of the archive.',
    ],
    button: 'Open the class',
  }),
};

const ARCHIVE: typeof NOTICE = {
  fr: (name, day, year) => ({
    subject: `La classe ${name} sera archivée le ${day}`,
    preview: 'Choisissez l’année scolaire en cours pour la garder.',
    title: 'Une classe dont l’année est finie',
    paragraphs: [
      `L’année scolaire ${year} est finie. La classe ${name} sera archivée le ${day} : elle n’accueillera plus personne et n’ouvrira plus de leçons. ${CLASS_ARCHIVE_DAYS} jours après, elle sera supprimée avec les comptes d’élèves créés pour elle ; un autre message vous le dira avant.`,
      'Vous travaillez encore avec elle ? Choisissez l’année scolaire en cours dans les réglages de la classe : elle reste.',
    ],
    button: 'Ouvrir la classe',
  }),
  en: (name, day, year) => ({
    subject: `The class ${name} will be archived on ${day}`,
    preview: 'Choose the present school year to keep it.',
    title: 'A class whose year is over',
    paragraphs: [
      `The school year ${year} is over. The class ${name} will be archived on ${day}: it takes nobody in and opens no lessons from then on. ${CLASS_ARCHIVE_DAYS} days later it will be deleted with the pupils’ accounts that were made for it; another mail tells you before.`,
      'Do you still work with it? Choose the present school year in the settings of the class, and it stays.',
    ],
    button: 'Open the class',
  }),
};

const REASON: Record<Language, Record<'teacher' | 'administrator', string>> = {
  fr: {
    teacher: 'Vous recevez ce message parce que vous enseignez dans cette classe.',
    administrator:
      'Vous recevez ce message parce que cette classe n’a plus d’enseignant : vous pouvez la confier à quelqu’un.',
  },
  en: {
    teacher: 'You get this message because you teach this class.',
    administrator:
      'You get this message because this class has no teacher any more: you can give it to somebody.',
  },
};

/** Tells a teacher or an administrator when a class is archived because its year is over, or an archived one deleted. */
export function classEndMail(
  about: 'archive' | 'deletion',
  { name, school_year, end, time_zone, link, taught, language, publicUrl }: Letter,
) {
  const day = formatDate(end, language, 'long', time_zone);
  const written = about === 'archive' ? ARCHIVE : NOTICE;
  const { button, ...words } = written[language](name, day, school_year);
  const notes = [REASON[language][taught ? 'teacher' : 'administrator']];
  return writeMail({ ...words, notes, language, publicUrl, button: { label: button, link } });
}
