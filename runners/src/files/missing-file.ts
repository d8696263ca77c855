import { closestName } from './closest-name.ts';

/** The names of errors about files, as the console has them; explained in preview/error-rules.ts. */
export const MISSING_FILE = 'MissingFile';
export const UNREADABLE_FILE = 'UnreadableFile';

/**
 * What the console says of a file that is not there: its name, and the one that was probably meant.
 *
 * @param wanted as the program names it
 * @param names of the files there are
 */
export function missingFileText(wanted: string, names: readonly string[]): string {
  const closest = closestName(wanted, names);
  return closest ? `${wanted} (${closest.by}: ${closest.name})` : wanted;
}
