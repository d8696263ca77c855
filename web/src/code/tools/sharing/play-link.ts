import type { ProgramFiles } from '@codivia/contract/programs/program';
import { fragmentOf, type LibraryName, LinkError } from './share-link.ts';
import { isStill, type Still } from './still.ts';

/** The page that plays what its address carries (docs/decisions/0348). */
export const PLAY_PATH = '/play';

/** Maximum length of the title that a link carries, in characters. */
export const PLAY_TITLE_MAX_LENGTH = 60;

/** Said by a link about the work that it carries. */
export interface Shown {
  /** Empty without one. */
  title: string;
  still: Still | null;
}

/** Spaces and characters that are not seen, but for those that join emojis into one. */
const UNSEEN = /(?:(?!\u200d\p{Extended_Pictographic})[\p{C}\p{Z}])+/gu;

/** A title on one line, without characters that are not seen. */
export function plainTitle(text: string): string {
  const visible = text.normalize('NFC').replace(UNSEEN, ' ').trim();
  return [...visible].slice(0, PLAY_TITLE_MAX_LENGTH).join('');
}

/**
 * Returns the path and the fragment that carry a work with its title, and with its still where that fits. Throws
 * LinkError `too_long`.
 */
export async function playAddress(
  files: ProgramFiles,
  library: readonly LibraryName[],
  { title, still }: Shown,
): Promise<string> {
  const named = { title: plainTitle(title) };
  const withStill = still && (await fragmentOf(files, library, { ...named, still }).catch(ifLong));
  return PLAY_PATH + (withStill || (await fragmentOf(files, library, named)));
}

function ifLong(error: unknown): null {
  if (error instanceof LinkError) return null;
  throw error;
}

/** Reads what a link says about its work; whatever is none of it is left out. */
export function shownIn(extras: unknown): Shown {
  const { title, still } = (typeof extras === 'object' && extras ? extras : {}) as Partial<
    Record<keyof Shown, unknown>
  >;
  return {
    title: typeof title === 'string' ? plainTitle(title) : '',
    still: isStill(still) ? still : null,
  };
}
