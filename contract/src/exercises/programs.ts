import type { Bilingual, Language } from '../api/language.ts';
import { pagePartsIn } from '../programs/page-parts.ts';
import type { AuthoredFile } from './base.ts';
import type {
  AuthoredCheckedExercise,
  AuthoredPageParts,
  AuthoredPythonExercise,
  AuthoredWebExercise,
  ExerciseFile,
  PageParts,
  PreviewFile,
} from './exercises.ts';
import type { AuthoredOpenExercise } from './open.ts';
import { blanksIn, fillBlanks } from './pieces.ts';
import type { BlankValues } from './tasks.ts';

/** One file, or the parts of a page. */
export type Program = string | PageParts;

/** The programs of an exercise in one language, whichever way they are answered. */
export interface Programs {
  starter: Program;
  solution: Program;
  alternatives: Program[];
  wrong: { program: Program; feedback: string }[];
}

function valuesIn(values: BlankValues, language: Language): readonly string[] {
  return Array.isArray(values) ? values : values[language];
}

function pagePrograms(
  exercise: AuthoredWebExercise | (AuthoredOpenExercise & { kind: 'web' }),
  language: Language,
): Programs {
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

/** The files beside the program of an exercise in one language; what is not translated yet is given as it is. */
export function filesIn(
  exercise: Pick<AuthoredPythonExercise, 'files'>,
  language: Language,
): { files?: ExerciseFile[] };
export function filesIn(
  exercise: { files?: AuthoredFile[] },
  language: Language,
): { files?: PreviewFile[] };
export function filesIn(
  { files }: { files?: AuthoredFile[] },
  language: Language,
): { files?: PreviewFile[] } {
  if (!files || files.length === 0) return {};
  const say = (text: string | Bilingual) =>
    typeof text === 'string' ? text : text[language] || text.en || text.fr;
  const inLanguage = (file: AuthoredFile): PreviewFile =>
    'library' in file
      ? { name: say(file.name ?? file.library), library: say(file.library) }
      : { name: say(file.name), content: say(file.content) };
  return { files: files.map(inLanguage) };
}

/**
 * The whole programs that the answers of an exercise make: those of blanks are the template with them, those of
 * lines are the lines. A program to fill or arrange starts without any of them.
 */
export function programsIn(exercise: AuthoredCheckedExercise, language: Language): Programs {
  const code = (text: string | Bilingual) => (typeof text === 'string' ? text : text[language]);
  if (exercise.task !== 'fill' && exercise.task !== 'arrange') {
    if (exercise.kind === 'web') return pagePrograms(exercise, language);
    return {
      starter: code(exercise.starter),
      solution: code(exercise.solution),
      alternatives: exercise.alternatives.map(code),
      wrong: exercise.wrong.map(({ code: text, feedback }) => ({ program: code(text), feedback })),
    };
  }
  const whole = (text: string): Program =>
    exercise.kind === 'web'
      ? { ...pagePartsIn(exercise.page, language), [exercise.part]: text }
      : text;
  if (exercise.task === 'arrange') {
    return {
      starter: whole(''),
      solution: whole(code(exercise.lines)),
      alternatives: (exercise.alternatives ?? []).map((text) => whole(code(text))),
      wrong: exercise.wrong.map(({ code: text, feedback }) => ({
        program: whole(code(text)),
        feedback,
      })),
    };
  }
  const template = code(exercise.template);
  const filled = (values: BlankValues) => whole(fillBlanks(template, valuesIn(values, language)));
  return {
    starter: filled([]),
    solution: filled(blanksIn(template)),
    alternatives: (exercise.alternatives ?? []).map(filled),
    wrong: exercise.wrong.map(({ blanks, feedback }) => ({ program: filled(blanks), feedback })),
  };
}
