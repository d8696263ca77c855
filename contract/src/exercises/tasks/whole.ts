import { LANGUAGES, type Language } from '../../api/language.ts';
import { fileNamesOf, PROGRAM_FILES } from '../../programs/program.ts';
import {
  type AuthoredProgram,
  authoredFiles,
  partOfFile,
  programKind,
} from '../../programs/stored-forms.ts';
import type { FileAnswers, PageAnswers, PythonAnswers } from '../base.ts';
import type { CodeLanguage, ReadCode } from '../module.ts';
import type { Programs } from '../programs.ts';
import type { Pass } from '../results.ts';

/** An exercise that is answered by a whole program. */
export type WholeAnswers =
  | ({ kind: 'python' } & PythonAnswers)
  | ({ kind: 'p5' } & FileAnswers)
  | ({ kind: 'web' } & PageAnswers);

/** The programs that its author wrote, in one language. A file that an answer leaves out is the starter's. */
export function wholePrograms(exercise: WholeAnswers, language: Language): Programs {
  const { kind } = exercise;
  const starter = authoredFiles(kind, exercise.starter, language);
  const whole = (program: AuthoredProgram) => authoredFiles(kind, program, language, starter);
  return {
    starter,
    solution: whole(exercise.solution),
    alternatives: exercise.alternatives.map(whole),
    wrong: exercise.wrong.map(({ feedback, hard_coded: _, ...answer }) => ({
      files: whole('code' in answer ? answer.code : answer),
      feedback,
    })),
  };
}

/** The language of a file, by the ending of its name. */
function languageOf(file: string): CodeLanguage {
  if (file.endsWith('.py')) return 'python';
  if (file.endsWith('.html')) return 'html';
  return file.endsWith('.css') ? 'css' : 'js';
}

const tidied = (code: string) => code.replace(/\r\n?/g, '\n').trim();

/** Accepts code in a file that the learner has changed, if the exercise has all files of the answer. */
export function acceptsWhole(exercise: WholeAnswers, { answer }: Pass, read: ReadCode) {
  if (!answer) return null;
  const kind = programKind(exercise.kind);
  const starters = LANGUAGES.map((one) => authoredFiles(exercise.kind, exercise.starter, one));
  const names = new Set<string>([
    ...PROGRAM_FILES[kind],
    ...starters.flatMap((files) => fileNamesOf({ kind, files })),
  ]);
  const parts = new Map([...names].map((name) => [partOfFile(kind, name), name]));
  if (Object.keys(answer).some((part) => !parts.has(part))) return false;
  return Object.entries(answer).some(([part, code]) => {
    const name = parts.get(part);
    if (name === undefined) return false;
    const starts = starters.map((files) => files[name] ?? '');
    if (['', ...starts].some((start) => tidied(start) === tidied(code))) return false;
    const program = read(languageOf(name), code);
    return program !== null && starts.every((start) => read(languageOf(name), start) !== program);
  });
}
