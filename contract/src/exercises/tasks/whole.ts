import { LANGUAGES, type Language } from '../../api/language.ts';
import { PAGE_PARTS, pagePartsIn } from '../../programs/page-parts.ts';
import {
  type AuthoredPageParts,
  type Code,
  codeIn,
  type FileAnswers,
  type PageAnswers,
} from '../base.ts';
import type { CodeLanguage, ReadCode } from '../module.ts';
import type { Programs } from '../programs.ts';
import type { Pass } from '../results.ts';

/** An exercise that is answered by a whole program. */
export type WholeAnswers =
  | ({ kind: 'python' | 'p5' } & FileAnswers)
  | ({ kind: 'web' } & PageAnswers);

/** The programs that its author wrote, in one language. A part that an answer leaves out is the starter's. */
export function wholePrograms(exercise: WholeAnswers, language: Language): Programs {
  if (exercise.kind === 'web') {
    const starter = pagePartsIn(exercise.starter, language);
    const whole = (parts: AuthoredPageParts) => pagePartsIn(parts, language, starter);
    return {
      starter,
      solution: whole(exercise.solution),
      alternatives: exercise.alternatives.map(whole),
      wrong: exercise.wrong.map(({ feedback, hard_coded: _, ...parts }) => ({
        program: whole(parts),
        feedback,
      })),
    };
  }
  return {
    starter: codeIn(exercise.starter, language),
    solution: codeIn(exercise.solution, language),
    alternatives: exercise.alternatives.map((code) => codeIn(code, language)),
    wrong: exercise.wrong.map(({ code, feedback }) => ({
      program: codeIn(code, language),
      feedback,
    })),
  };
}

/** The parts in which a program is written, each with its language and the code there at the start. */
function partsOf(exercise: WholeAnswers): Map<string, { language: CodeLanguage; start: Code }> {
  if (exercise.kind !== 'web') {
    const [name, language] =
      exercise.kind === 'python' ? (['code', 'python'] as const) : (['js', 'js'] as const);
    return new Map([[name, { language, start: exercise.starter }]]);
  }
  const { starter } = exercise;
  return new Map(
    PAGE_PARTS.map((name) => [name, { language: name, start: starter[name] ?? '' }] as const),
  );
}

const tidied = (code: string) => code.replace(/\r\n?/g, '\n').trim();

/** Accepts code in a part that the learner has changed, if it is no other part's. */
export function acceptsWhole(exercise: WholeAnswers, { answer }: Pass, read: ReadCode) {
  if (!answer) return null;
  const parts = partsOf(exercise);
  const written = Object.entries(answer);
  if (written.some(([name]) => !parts.has(name))) return false;
  return written.some(([name, code]) => {
    const part = parts.get(name);
    if (!part) return false;
    const starts = LANGUAGES.map((language) => codeIn(part.start, language));
    if (['', ...starts].some((start) => tidied(start) === tidied(code))) return false;
    const program = read(part.language, code);
    return program !== null && starts.every((start) => read(part.language, start) !== program);
  });
}
