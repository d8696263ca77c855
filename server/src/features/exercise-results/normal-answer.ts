import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { CodeLanguage } from '@codivia/contract/exercises/module';
import { isChecked, taskNameOf } from '@codivia/contract/exercises/modules';
import { WRONG_TRY_MAX_LENGTH, type WrongTry } from '@codivia/contract/exercises/results';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { fileOfPart, programKind } from '@codivia/contract/programs/stored-forms';
import { readProgram } from './answer-syntax.ts';

/** Maximum length of a normalised answer that is kept: longer ones are hardly ever given twice. */
const ANSWER_LETTERS = 2000;

/** The tasks that are answered with a program. */
const WITH_PROGRAM: ReadonlySet<string> = new Set(['write', 'fix', 'open']);

const LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  py: 'python',
  js: 'js',
  html: 'html',
  css: 'css',
};

/** Tells whether parts are named like what every object has, such as `constructor`, which no file of ours is. */
const isStrange = (answer: object) => Object.keys(answer).some((part) => part in Object.prototype);

const withoutBlanks = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');

/** Returns lines without blank space at their ends, and without empty lines at the end. */
const trimmedLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

/** Returns code without remarks and blank lines; a program that does not even parse keeps its remarks. */
function normalCode(file: string, code: string): string {
  const language = LANGUAGES[file.split('.').at(-1) ?? ''];
  return withoutBlanks((language && readProgram(language, code)) ?? code);
}

function normalProgram(kind: Parameters<typeof programKind>[0], answer: Record<string, string>) {
  const parts = Object.entries(answer)
    .map(([part, text]) => [fileOfPart(programKind(kind), part), text] as const)
    .map(([file, text]) => ({ file, code: normalCode(file, text) }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const [first] = parts;
  const isMain = parts.length === 1 && first?.file === PROGRAM_FILES[programKind(kind)][0];
  if (parts.length === 0 || isMain) return first?.code ?? '';
  return parts.map(({ file, code }) => `=== ${file}\n${code}`).join('\n');
}

/**
 * Returns the form in which the same wrong answers of several members are equal: of a program without remarks and blank
 * lines, of a question the positions of the chosen options in order (`0,2`), of anything else its lines. A program that
 * was left as it was is empty. Null for an answer of another form, or one that is too long.
 */
export function normalAnswer(
  exercise: AuthoredExercise,
  { answer, chosen }: Pick<WrongTry, 'answer' | 'chosen'>,
): string | null {
  if (exercise.kind === 'quiz') {
    const options = [...new Set(chosen)].filter((index) => index < exercise.options.length);
    return options.length > 0 ? options.toSorted((a, b) => a - b).join(',') : null;
  }
  if (!answer || JSON.stringify(answer).length > WRONG_TRY_MAX_LENGTH) return null;
  if (isStrange(answer)) return null;
  const isProgram = isChecked(exercise) && WITH_PROGRAM.has(taskNameOf(exercise));
  const text = isProgram ? normalProgram(exercise.kind, answer) : trimmedLines(answer.code ?? '');
  return text.length > ANSWER_LETTERS ? null : text;
}
