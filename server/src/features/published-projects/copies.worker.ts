import { libraryHashes } from '@codivia/content/library-hashes';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { parser } from '../../services/parser.ts';
import { areAlike } from './similar-programs.ts';

/** A program with the hashes of the pictures, sounds and models beside it. */
export interface Work {
  program: ProgramFiles;
  media: readonly string[];
}

/** A work, and the others with which it is compared. */
export interface Compared {
  work: Work;
  others: readonly Work[];
}

/** The place of the work that was copied, and the hash of the copied file; null where the code was copied. */
export interface Copied {
  place: number;
  hash: string | null;
}

/** Returns the hash of a file that both works have. Files of the library do not count: they are in many works. */
function sharedFile(own: readonly string[], other: readonly string[]): string | undefined {
  const shared = own.filter((hash) => other.includes(hash));
  return shared.find((hash) => !libraryHashes().has(hash));
}

/** Returns the first of the others whose code or file a work has; null without. */
function copyIn({ work, others }: Compared): Copied | null {
  for (const [place, other] of others.entries()) {
    if (areAlike(other.program, work.program)) return { place, hash: null };
    const hash = sharedFile(work.media, other.media);
    if (hash) return { place, hash };
  }
  return null;
}

export default parser(copyIn);
