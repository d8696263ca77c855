import { libraryHashes } from '@codivia/content/library-hashes';
import type { RoomFiles } from '@codivia/contract/programs/rooms';
import { parser } from '../../services/parser.ts';
import { areAlike } from './similar-programs.ts';

/** A program with the hashes of the pictures, sounds and models beside it. */
export interface Work {
  program: RoomFiles;
  media: readonly string[];
}

/** A work, and others with which it is compared. */
export interface Compared {
  work: Work;
  others: readonly Work[];
}

/** The place of the work that another one comes back from, and the hash of the file where it is not the code. */
export interface Copied {
  place: number;
  hash: string | null;
}

/** What the library has is in many works, and tells nothing. */
function sharedFile(given: readonly string[], other: readonly string[]): string | undefined {
  const shared = given.filter((hash) => other.includes(hash));
  return shared.find((hash) => !libraryHashes().has(hash));
}

/** The first of the others that a work has the code or a file of; null without. */
function copyIn({ work, others }: Compared): Copied | null {
  for (const [place, other] of others.entries()) {
    if (areAlike(other.program, work.program)) return { place, hash: null };
    const hash = sharedFile(work.media, other.media);
    if (hash) return { place, hash };
  }
  return null;
}

export default parser(copyIn);
