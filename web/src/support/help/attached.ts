import {
  HELP_CODE_MAX_LENGTH,
  HELP_FILES_MAX,
  HELP_NAMES_MAX,
  type HelpAttachment,
} from '@codivia/contract/api/help';
import type { PreviewFile } from '@codivia/contract/exercises/base';
import { labelOfFile } from '../../code/editor/file-language.ts';
import type { ExerciseWork } from '../../exercises/help/help-entries.ts';

/** The files beside the code of an exercise: those given with it, and the names of the learner's own. */
export interface FilesBeside {
  given: readonly PreviewFile[];
  own: readonly string[];
}

/** The state of the navigation that an entry to the question form passes on. */
export interface AskState {
  attachment: HelpAttachment;
  /** Attached by the form as far as there is space. */
  beside?: FilesBeside;
}

/** The files of a work as they are attached. A single one is named by the title of the work. */
export function attachedFiles(
  { files, prediction }: Pick<ExerciseWork, 'files' | 'prediction'>,
  title: string,
): HelpAttachment['files'] {
  const names = Object.keys(files);
  const listed = names.map((name) => ({
    name: (names.length > 1 ? labelOfFile(name) : title).slice(0, 100),
    code: files[name] ?? '',
  }));
  if (!prediction) return listed;
  return [...listed, { name: prediction.label.slice(0, 100), code: prediction.text }];
}

/** Returns the attachment that the navigation passed on, if any. */
export function attachedIn(state: unknown): HelpAttachment | null {
  const { attachment, beside } = (state as Partial<AskState> | null) ?? {};
  if (!attachment) return null;
  return beside ? withFilesBeside(attachment, beside) : attachment;
}

/** The length of all files of an attachment together, in characters. */
export function codeLength({ files }: HelpAttachment): number {
  return files.reduce((sum, { code }) => sum + code.length, 0);
}

/**
 * Returns the attachment with the files beside the code: texts of the exercise as far as there is space for them, and
 * names of everything else, the learner's own files among it.
 */
export function withFilesBeside(
  attachment: HelpAttachment,
  { given, own }: FilesBeside,
): HelpAttachment {
  const files = [...attachment.files];
  const names: string[] = [];
  for (const file of given) {
    const code = 'content' in file ? file.content : null;
    const length = codeLength({ ...attachment, files }) + (code?.length ?? 0);
    if (code !== null && files.length < HELP_FILES_MAX && length <= HELP_CODE_MAX_LENGTH) {
      files.push({ name: file.name.slice(0, 100), code });
    } else names.push(file.name);
  }
  const beside = [...names, ...own].slice(0, HELP_NAMES_MAX);
  return { ...attachment, files, ...(beside.length > 0 && { beside }) };
}
