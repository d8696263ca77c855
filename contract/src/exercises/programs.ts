import type { Bilingual, Language } from '../api/language.ts';
import type { ProgramFiles } from '../programs/program.ts';
import type { AuthoredFile, ExerciseFile, PreviewFile } from './base.ts';

/** The programs of an exercise in one language, whatever the way of answering. */
export interface Programs {
  starter: ProgramFiles;
  solution: ProgramFiles;
  alternatives: ProgramFiles[];
  wrong: { files: ProgramFiles; feedback: string }[];
}

type WithFiles<File> = { files?: File[] };

/**
 * Returns the files beside the program of an exercise in one language; a file without a translation is given as it is.
 */
export function filesIn(
  exercise: { kind: 'python'; files?: AuthoredFile[] },
  language: Language,
): WithFiles<ExerciseFile>;
export function filesIn(
  exercise: WithFiles<AuthoredFile>,
  language: Language,
): WithFiles<PreviewFile>;
export function filesIn(
  { files }: WithFiles<AuthoredFile>,
  language: Language,
): WithFiles<PreviewFile> {
  if (!files || files.length === 0) return {};
  const localized = (text: string | Bilingual) =>
    typeof text === 'string' ? text : text[language] || text.en || text.fr;
  const inLanguage = (file: AuthoredFile): PreviewFile =>
    'library' in file
      ? { name: localized(file.name ?? file.library), library: localized(file.library) }
      : { name: localized(file.name), content: localized(file.content) };
  return { files: files.map(inLanguage) };
}
