import { closestName } from './closest-name.ts';

/** The names of errors about files, as the console has them; explained in preview/error-rules.ts. */
export const MISSING_FILE = 'MissingFile';
export const UNREADABLE_FILE = 'UnreadableFile';

/**
 * The error that a program gets when it reads the answer for a missing file; the console has already named the file.
 */
export class FileIsMissing extends Error {}

/** Returns the answer of a server for a file that it does not have. */
export function missingAnswer(): Response {
  const answer = new Response('', { status: 404, statusText: 'Not Found' });
  const json = () => Promise.reject(new FileIsMissing('Unexpected end of JSON input'));
  return Object.defineProperty(answer, 'json', { value: json });
}

/** Tells whether an error only follows from a missing file. p5 throws the answer that it got as an error. */
export function followsMissingFile(error: unknown): boolean {
  if (error instanceof FileIsMissing) return true;
  const { status, ok } = (error ?? {}) as { status?: unknown; ok?: unknown };
  return error instanceof Error && status === 404 && ok === false;
}

/**
 * Returns the console's message about a missing file: its name, and the one that was probably meant.
 *
 * @param wanted as the program names it
 * @param names of the files there are
 */
export function missingFileText(wanted: string, names: readonly string[]): string {
  const closest = closestName(wanted, names);
  return closest ? `${wanted} (${closest.by}: ${closest.name})` : wanted;
}
