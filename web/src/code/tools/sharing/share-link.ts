import { PROJECT_FILES_MAX } from '@codivia/contract/files/project-files';
import {
  isWorkOf,
  MAX_WORK_CHARACTERS,
  PROGRAM_KINDS,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';

/** A file beside the code which is one of the library: its name there, and beside the code. */
export interface LibraryName {
  name: string;
  library: string;
}

/** The work that an address carries: the code, and the files of the library beside it by their names. */
export interface CarriedWork {
  kind: ProgramKind;
  files: ProgramFiles;
  library: readonly LibraryName[];
  /** Said besides by a link to play the work, unchecked (play-link.ts). */
  extras: unknown;
}

/** The text before the code in the fragment of an address. */
const SIGN = '#code=';
/** The format of the code, which its first character names. */
const PACKED = '1';
const PLAIN = '0';

/**
 * Longest fragment that is made, in characters. Browsers take more; mails and chats, which links travel
 * through, begin to cut them at about this length.
 */
export const MAX_FRAGMENT = 30_000;

/** A reason why a link could not be made or opened. */
export type LinkProblem = 'too_long' | 'damaged' | 'old_browser';

export class LinkError extends Error {
  override name = 'LinkError';
  readonly problem: LinkProblem;

  constructor(problem: LinkProblem) {
    super(problem);
    this.problem = problem;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Passes bytes through a stream; fails when more than `limit` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // A cancelled or broken stream reports its error where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new LinkError('too_long');
    }
    pieces.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/**
 * The fragment of an address that carries a work: `#code=` and the files as JSON, compressed where the
 * browser can, in base64url. With files of the library, or with extras, it is a list of them. Throws LinkError `too_long`.
 */
export async function fragmentOf(
  files: ProgramFiles,
  library: readonly LibraryName[] = [],
  extras?: object,
): Promise<string> {
  const isAlone = library.length === 0 && extras === undefined;
  const carriedWork = isAlone ? files : [files, library, ...(extras ? [extras] : [])];
  const bytes = new TextEncoder().encode(JSON.stringify(carriedWork));
  const packed = typeof CompressionStream === 'function';
  const carried = packed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const fragment = `${SIGN}${packed ? PACKED : PLAIN}${toBase64Url(carried)}`;
  if (fragment.length > MAX_FRAGMENT) throw new LinkError('too_long');
  return fragment;
}

/** Tells whether an address carries a work. */
export function carriesWork(fragment: string): boolean {
  return fragment.startsWith(SIGN);
}

/** JSON escapes a character by six at most, and UTF-8 takes three bytes at most for what it leaves. */
const MAX_BYTES = 6 * MAX_WORK_CHARACTERS;

async function unpack(carried: string): Promise<Uint8Array> {
  const bytes = fromBase64Url(carried.slice(1));
  if (carried.startsWith(PLAIN)) return bytes;
  if (!carried.startsWith(PACKED)) throw new LinkError('damaged');
  if (typeof DecompressionStream !== 'function') throw new LinkError('old_browser');
  return through(bytes, new DecompressionStream('deflate-raw'), MAX_BYTES);
}

function areLibraryNames(value: unknown): value is LibraryName[] {
  return (
    Array.isArray(value) &&
    value.length <= PROJECT_FILES_MAX &&
    value.every((one) => typeof one?.name === 'string' && typeof one?.library === 'string')
  );
}

/** The work that an address carries; without `kind`, one of any kind. Throws LinkError. */
export async function workIn(fragment: string, kind?: ProgramKind): Promise<CarriedWork> {
  if (fragment.length > MAX_FRAGMENT) throw new LinkError('too_long');
  try {
    const bytes = await unpack(fragment.slice(SIGN.length));
    const carried: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const [files, library, extras]: unknown[] = Array.isArray(carried) ? carried : [carried, []];
    for (const one of kind ? [kind] : PROGRAM_KINDS) {
      if (!isWorkOf(one, files) || !areLibraryNames(library)) continue;
      // Names alone: a link carries no content of files.
      const names = library.map(({ name, library: of }) => ({ name, library: of }));
      return { kind: one, files, library: names, extras };
    }
  } catch (error) {
    if (error instanceof LinkError) throw error;
    // After any other error, the link was changed on its way.
  }
  throw new LinkError('damaged');
}

/** A short name for a link, the same for the same link (FNV-1a, 32 bits). */
function markOf(fragment: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < fragment.length; i++) {
    hash = Math.imul(hash ^ fragment.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `${hash.toString(36)}-${fragment.length}`;
}

/** Returns the place where edits of the copy that a link carries are kept, and the files beside it. */
export const sharedPlace = (kind: ProgramKind, fragment: string) =>
  `${kind}/shared/${markOf(fragment)}`;

/** Tells whether a place is that of a work which somebody else has shared. */
export const isSharedPlace = (place: string) => place.includes('/shared/');
