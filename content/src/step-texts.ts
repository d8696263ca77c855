import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { type Block, lessonBlocks, plainText } from '@codivia/contract/lessons/lesson-blocks';
import { type LessonStep, lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { LoadedLesson } from './load-courses.ts';
import { CHANGE, ELSEWHERE, SHOWS } from './step-words.ts';

/** Number of common words from which a text repeats an answer, if they are also a large share of the answer. */
const REPEATED_WORDS = 3;
const REPEATED_SHARE = 1 / 3;

const PROGRAM = /<pre\b[\s\S]*?<\/pre>/g;
const CODE = /<code>([\s\S]*?)<\/code>/g;
const TITLE = /<p class="callout-title">[^<]*<\/p>/;
const ANSWER = /<\/summary>([\s\S]*)<\/details>/;

/** A fault of a text, and the text's beginning. */
interface Fault {
  fault: string;
  text: string;
}

const isProse = ({ tag }: Block) => tag !== 'aside' && tag !== 'pre';
const bare = (code: string) => code.replace(/\s/g, '');
const longWords = (html: string) =>
  new Set(
    plainText(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu),
  );

/** Texts that give the answer of the box before them, which opens on demand. */
function repeatedAnswers(blocks: readonly Block[]): Fault[] {
  return blocks.flatMap(({ html }, i) => {
    const answer = longWords(ANSWER.exec(html)?.[1] ?? '');
    const text = blocks.slice(i + 1).find(isProse)?.html ?? '';
    const repeated = [...longWords(text)].filter((word) => answer.has(word)).length;
    if (repeated < REPEATED_WORDS || repeated < answer.size * REPEATED_SHARE) return [];
    return [{ fault: 'repeats the answer of the box before it', text }];
  });
}

/**
 * Returns texts that continue, visibly, after the question about a program's output. A lead to the program may follow.
 */
function answersInText(blocks: readonly Block[], language: Language): Fault[] {
  const texts = blocks.filter(isProse).map(({ html }) => plainText(html));
  return texts.flatMap((text, i) => {
    const question = SHOWS[language].exec(text);
    if (!question) return [];
    const rest = [text.slice(question.index + question[0].length), ...texts.slice(i + 1)];
    const answer = rest
      .join(' ')
      .split(/(?<=[.!?:])/)
      .find((words) => /[.!]$/.test(words));
    return answer ? [{ fault: 'follows the question of what a program shows', text: answer }] : [];
  });
}

/** The programs that learners have before their eyes in a step, without spaces. */
function programsIn({ before, work, after, action }: LessonStep, lesson: LoadedLesson): string {
  const programs = `${before}${after}`.match(PROGRAM) ?? [];
  const exercise = lesson.exercises.find(({ id }) => id === action?.value);
  const own = /-editor$/.test(action?.tag ?? '') ? editorCode(action?.value ?? '') : '';
  const read = programs.map((html) => plainText(html)).join(' ');
  return bare(`${read}${own}${work && exercise ? JSON.stringify(exercise) : ''}`);
}

/** Texts about a program that is not in the step. */
function absentPrograms(step: LessonStep, lesson: LoadedLesson, language: Language): Fault[] {
  const texts = lessonBlocks(step.before + step.after).filter(({ tag }) => tag !== 'pre');
  const isShown =
    /-editor$/.test(step.action?.tag ?? '') || /<pre\b/.test(step.before + step.after);
  if (isShown) return [];
  const programs = programsIn(step, lesson);
  const isAbsent = (code: string) =>
    !programs.includes(bare(code)) && !programs.includes(bare(JSON.stringify(code).slice(1, -1)));
  return texts.flatMap(({ html }) => {
    const text = plainText(html);
    const [pointed] = ELSEWHERE[language].flatMap((words) => words.exec(text)?.[0] ?? []);
    if (pointed)
      return [{ fault: `says “${pointed}”, with no such program in its step`, text: html }];
    const changed = [...html.matchAll(CODE)].find(
      (code) =>
        CHANGE[language].test(html.slice(0, code.index).replace(/<[^<>]*>/g, '')) &&
        isAbsent(plainText(code[1] ?? '')),
    );
    const code = plainText(changed?.[1] ?? '');
    return changed
      ? [{ fault: `has “${code}” changed, which is not in its step`, text: html }]
      : [];
  });
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the line of a Markdown text that contains these words; 1 when they are spread over several lines. */
function lineOf(markdown: string, words: string): number {
  const wanted = letters(words).slice(0, 20);
  const lines = markdown.split('\n');
  const found = lines.findIndex((line) => letters(line).includes(wanted));
  return found === -1 ? 1 : found + 1;
}

/** Returns texts of steps that give answers away or mention programs of other steps, by file and line. */
export function stepProblems(lesson: LoadedLesson): string[] {
  return LANGUAGES.flatMap((language) => {
    const html = language === 'fr' ? lesson.content_fr : lesson.content;
    const file = `lesson.${language}.md`;
    const faults = lessonSteps(html).flatMap((step) => {
      const blocks = lessonBlocks(step.before);
      return [
        ...repeatedAnswers(blocks),
        ...answersInText(blocks, language),
        ...absentPrograms(step, lesson, language),
      ];
    });
    return faults.map(({ fault, text }) => {
      const words = plainText(text.replace(TITLE, ''));
      const line = lineOf(lesson.sources[file] ?? '', words);
      return `${file}:${line}: “${words.slice(0, 50)}…” ${fault}`;
    });
  });
}
