import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { Code } from '@codivia/contract/exercises/base';
import type {
  AuthoredCheckedExercise,
  AuthoredExercise,
  AuthoredWriteExercise,
} from '@codivia/contract/exercises/exercises';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/open';
import { blanksIn, codeLines, fillBlanks, piecesOf } from '@codivia/contract/exercises/pieces';
import { isSameOutput } from '@codivia/contract/exercises/predictions';
import { ANSWER_MAX_BYTES, type AnswerParts, type Pass } from '@codivia/contract/exercises/results';
import type {
  AuthoredArrangeExercise,
  AuthoredFillExercise,
} from '@codivia/contract/exercises/tasks';
import { PAGE_PARTS } from '@codivia/contract/programs/page-parts';
import { Problem, problem } from '../../errors.ts';
import { type CodeLanguage, readProgram } from './answer-syntax.ts';

export const AnswerTooLarge = problem(413, 'answer_too_large', {
  fr: `Cette réponse est trop longue pour être gardée : ${ANSWER_MAX_BYTES / 1000} ko au plus.`,
  en: `This answer is too long to keep: ${ANSWER_MAX_BYTES / 1000} kB at most.`,
});

const AnswerMissing = problem(422, 'answer_missing', {
  fr: 'Un exercice réussi est enregistré avec la réponse qui a réussi : elle manque.',
  en: 'A solved exercise is saved with the answer that solved it, and that’s missing.',
});

const AnswerNotRight = problem(422, 'answer_not_right', {
  fr: 'Cette réponse ne résout pas l’exercice.',
  en: 'This answer doesn’t solve the exercise.',
});

type Kind = AuthoredExercise['kind'];
type OfKind<K extends Kind> = Extract<AuthoredExercise, { kind: K }>;

function bytesOf(answer: AnswerParts): number {
  return Object.entries(answer)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

const tidied = (code: string) => code.replace(/\r\n?/g, '\n').trim();

/** Tells whether something was written into a part: it is not blank, nor its start in any language. */
function isWritten(code: string, start: Code | undefined): boolean {
  const texts = LANGUAGES.map((language) => (typeof start === 'object' ? start[language] : start));
  return ['', ...texts].every((text) => tidied(text ?? '') !== tidied(code));
}

/** Tells whether a part is a program that does something else than its start in any language. */
function isProgram(language: CodeLanguage, code: string, start: Code | undefined): boolean {
  const program = readProgram(language, code);
  if (program === null) return false;
  const starts = LANGUAGES.map((one) => (start === undefined ? '' : localized(start, one)));
  return starts.every((text) => readProgram(language, text) !== program);
}

/**
 * Code cannot be run here. What is asked for is what can be known: an answer in the parts of the exercise,
 * in which the learner has written something.
 */
function verifyCode(starts: Partial<Record<string, Code>>, { answer }: Pass): void {
  if (!answer) throw AnswerMissing();
  if (bytesOf(answer) > ANSWER_MAX_BYTES) throw AnswerTooLarge();
  const parts = Object.entries(answer);
  if (parts.some(([name]) => !Object.hasOwn(starts, name))) throw AnswerNotRight();
  if (!parts.some(([name, code]) => isWritten(code, starts[name]))) throw AnswerNotRight();
}

/** The options that were chosen must be the right ones, all of them. */
function verifyChoice({ options }: OfKind<'quiz'>, { chosen }: Pass): void {
  if (!chosen) throw AnswerMissing();
  const choice = new Set(chosen);
  const right = options.every(({ correct }, index) => correct === choice.has(index));
  if (!right || [...choice].some((index) => index >= options.length)) throw AnswerNotRight();
}

const localized = (code: Code, language: Language) =>
  typeof code === 'string' ? code : code[language];

/** Tells whether the text of every blank is there. */
function isFilled(exercise: AuthoredFillExercise, answer: string, language: Language): boolean {
  const { template } = exercise;
  const values = answer.split('\n');
  const text = localized(template, language);
  if (values.length !== blanksIn(text).length || !values.every((value) => value.trim() !== '')) {
    return false;
  }
  return (
    readProgram(
      languageOf(exercise, 'part' in exercise ? (exercise.part ?? 'js') : 'js'),
      fillBlanks(text, values),
    ) !== null
  );
}

/** Tells whether it is a program of lines that are given. */
function isArranged(
  exercise: AuthoredArrangeExercise,
  answer: string,
  language: Language,
): boolean {
  const { lines, distractors = '', indent = false } = exercise;
  const given = [lines, distractors].flatMap((code) => codeLines(localized(code, language)));
  const pieces = piecesOf(answer, given, indent);
  return pieces.length > 0 && pieces.every(({ piece }) => piece !== null);
}

/** Programs that were filled or put into order are kept as one part, made of what was given. */
function verifyGiven(exercise: AuthoredFillExercise | AuthoredArrangeExercise, pass: Pass): void {
  verifyCode({ code: '' }, pass);
  const { code = '' } = pass.answer ?? {};
  const made = LANGUAGES.some((language) =>
    exercise.task === 'fill'
      ? isFilled(exercise, code, language)
      : isArranged(exercise, code, language),
  );
  if (!made) throw AnswerNotRight();
}

/** A prediction must be what the program prints. */
function verifyPrediction({ output }: OfKind<'predict'>, pass: Pass): void {
  verifyCode({ code: '' }, pass);
  const { code = '' } = pass.answer ?? {};
  if (LANGUAGES.some((language) => isSameOutput(code, localized(output, language)))) return;
  throw AnswerNotRight();
}

/** The parts in which a program is written, with what is there at the start. */
function startsOf(
  exercise: AuthoredWriteExercise | AuthoredOpenExercise,
): Partial<Record<string, Code>> {
  if (exercise.kind === 'web') {
    return Object.fromEntries(PAGE_PARTS.map((part) => [part, exercise.starter[part]]));
  }
  return { [exercise.kind === 'python' ? 'code' : 'js']: exercise.starter };
}

/** The language of a part of an exercise's answer. */
const languageOf = ({ kind }: AuthoredCheckedExercise, part: string): CodeLanguage =>
  kind === 'python' ? 'python' : ((kind === 'web' ? part : 'js') as CodeLanguage);

/** A written answer must be code in a part that the learner has changed. */
function verifyWritten(exercise: AuthoredWriteExercise | AuthoredOpenExercise, pass: Pass): void {
  const starts = startsOf(exercise);
  verifyCode(starts, pass);
  const parts = Object.entries(pass.answer ?? {});
  const isCode = parts.some(([name, code]) =>
    isProgram(languageOf(exercise, name), code, starts[name]),
  );
  if (!isCode) throw AnswerNotRight();
}

function verifyProgram(exercise: AuthoredCheckedExercise, pass: Pass): void {
  if (exercise.task === 'fill' || exercise.task === 'arrange') verifyGiven(exercise, pass);
  else verifyWritten(exercise, pass);
}

const VERIFIERS: { [K in Kind]: (exercise: OfKind<K>, pass: Pass) => void } = {
  python: verifyProgram,
  p5: verifyProgram,
  web: verifyProgram,
  predict: verifyPrediction,
  quiz: verifyChoice,
};

/** Tells whether an answer solves an exercise, as far as the server can know. Throws AnswerMissing or AnswerTooLarge. */
export function isRightAnswer(exercise: AuthoredExercise, pass: Pass): boolean {
  try {
    verifyPass(exercise, pass);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'answer_not_right') return false;
    throw error;
  }
}

/**
 * Accepts a pass only with the answer that may have passed (docs/product.md#exercises). What the server can
 * know for sure it checks for sure; a new kind of exercise brings its own verifier. Throws AnswerMissing,
 * AnswerTooLarge or AnswerNotRight.
 */
export function verifyPass<K extends Kind>(exercise: OfKind<K>, pass: Pass): void {
  const verify = VERIFIERS[exercise.kind] as (exercise: OfKind<K>, pass: Pass) => void;
  verify(exercise, pass);
}
