import type { PreviewFile } from '@codivia/contract/exercises';
import {
  HELP_CODE_MAX_LENGTH,
  HELP_FILES_MAX,
  HELP_NAMES_MAX,
  type HelpAttachment,
} from '@codivia/contract/help';

/** What an entry to the question form brings along, in the state of the navigation. */
export interface AskState {
  attachment: HelpAttachment;
}

/** What the navigation brought along, if anything. */
export function attachedIn(state: unknown): HelpAttachment | null {
  const given = state as Partial<AskState> | null;
  return given?.attachment ?? null;
}

/** The length of all files of an attachment together, in characters. */
export function codeLength({ files }: HelpAttachment): number {
  return files.reduce((sum, { code }) => sum + code.length, 0);
}

/**
 * The attachment with what lies beside the code: texts of the exercise as far as there is space for them, and names of
 * everything else, the learner's own files among it.
 */
export function withFilesBeside(
  attachment: HelpAttachment,
  { given, own }: { given: readonly PreviewFile[]; own: readonly string[] },
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
