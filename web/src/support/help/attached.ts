import type { HelpAttachment } from '@codivia/contract/help';

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
