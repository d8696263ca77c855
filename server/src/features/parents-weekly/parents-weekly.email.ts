import type { FamilyView } from '@codivia/contract/api/family';
import type { Language } from '@codivia/contract/api/language';
import { writeMail } from '../../services/mail-layout.ts';

type Titles = FamilyView['week']['lessons'][number];

/** The facts in the weekly mail to a parent. */
export interface ParentsWeeklyFacts {
  language: Language;
  /** The first name, or nothing. */
  child: string;
  publicUrl: string;
  week: FamilyView['week'];
  /** The title of a project that was published in the week. */
  published: string | undefined;
  /** The name of its picture in the mail. */
  cid: string | undefined;
  next: Titles | undefined;
  unsubscribeLink: string;
}

/** The lines about a week, from its figures; a figure of nothing makes no line. */
interface Words {
  subject: (child: string) => string;
  preview: string;
  title: (child: string) => string;
  quiet: string;
  minutes: (count: number) => string;
  lessons: (count: number, latest: string) => string;
  exercises: (count: number) => string;
  published: (title: string) => string;
  projects: (count: number) => string;
  next: (title: string) => string;
  alt: (title: string) => string;
  button: string;
  notes: string[];
  unsubscribe: string;
}

const fr = (count: number, one: string, other: string) => `${count} ${count < 2 ? one : other}`;
const en = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (child) => (child ? `La semaine de ${child} sur Codivia` : 'Une semaine sur Codivia'),
    preview: 'Ce qui a été fait, et la suite.',
    title: (child) => (child ? `La semaine de ${child}` : 'La semaine de votre enfant'),
    quiet: 'Une semaine de pause, ça fait du bien. Tout est resté en place pour la suite.',
    minutes: (count) => `Du temps : ${fr(count, 'minute active', 'minutes actives')}.`,
    lessons: (count, latest) =>
      `${fr(count, 'leçon terminée', 'leçons terminées')}${count === 1 ? ' :' : ', dont'} « ${latest} ».`,
    exercises: (count) => `${fr(count, 'exercice réussi', 'exercices réussis')}.`,
    published: (title) => `Un projet publié : « ${title} ».`,
    projects: (count) => `${fr(count, 'projet a avancé', 'projets ont avancé')}.`,
    next: (title) => `La suite : « ${title} ».`,
    alt: (title) => `Image du projet « ${title} »`,
    button: 'Ouvrir mon espace famille',
    notes: [
      'Vous recevez cet e-mail parce que vous l’avez activé. Il s’interrompt pendant les longues pauses.',
    ],
    unsubscribe: 'Ne plus recevoir cet e-mail',
  },
  en: {
    subject: (child) => (child ? `${child}’s week on Codivia` : 'A week on Codivia'),
    preview: 'What was done, and what comes next.',
    title: (child) => (child ? `${child}’s week` : 'Your child’s week'),
    quiet: 'A week off is fine. Everything is in place for later.',
    minutes: (count) => `Time: ${en(count, 'active minute', 'active minutes')}.`,
    lessons: (count, latest) =>
      `${en(count, 'lesson completed', 'lessons completed')}${count === 1 ? ':' : ', including'} “${latest}”.`,
    exercises: (count) => `${en(count, 'exercise solved', 'exercises solved')}.`,
    published: (title) => `A project published: “${title}”.`,
    projects: (count) => `${en(count, 'project moved on', 'projects moved on')}.`,
    next: (title) => `Up next: “${title}”.`,
    alt: (title) => `Picture of the project “${title}”`,
    button: 'Open my family page',
    notes: ['You get this mail because you turned it on. It pauses during long breaks.'],
    unsubscribe: 'Stop this mail',
  },
};

/** Returns what was done in a week, in at most four lines; one calm line about a week off. */
function linesOf({ week, published, language }: ParentsWeeklyFacts): string[] {
  const words = WORDS[language];
  const { minutes, lesson_count, lessons, exercises, projects } = week;
  const [latest] = lessons;
  const lines = [];
  if (minutes > 0) lines.push(words.minutes(minutes));
  if (latest) lines.push(words.lessons(lesson_count, titleIn(language, latest)));
  if (exercises > 0) lines.push(words.exercises(exercises));
  if (published) lines.push(words.published(published));
  else if (projects > 0) lines.push(words.projects(projects));
  return lines.length > 0 ? lines : [words.quiet];
}

const titleIn = (language: Language, { title, title_fr }: Titles) =>
  language === 'fr' ? title_fr : title;

/** Writes the mail about a child's week. Of what the child wrote it repeats only the title of a published project. */
export function parentsWeeklyMailOf(facts: ParentsWeeklyFacts) {
  const { language, child, publicUrl, published, cid, next } = facts;
  const words = WORDS[language];
  return writeMail({
    language,
    publicUrl,
    subject: words.subject(child),
    preview: words.preview,
    title: words.title(child),
    paragraphs: [...linesOf(facts), ...(next ? [words.next(titleIn(language, next))] : [])],
    ...(cid && published ? { picture: { cid, alt: words.alt(published) } } : {}),
    button: { label: words.button, link: `${publicUrl}/family` },
    notes: words.notes,
    noteLink: { label: words.unsubscribe, link: facts.unsubscribeLink },
  });
}
