import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { fragmentOf, LinkError } from '../../code/tools/sharing/share-link.ts';
import { ROOM_ROUTES } from '../../lib/paths.ts';

/**
 * Opens a training room with a copy of these files in a new tab, as a link that carries a work does: the learner's own
 * draft stays as it is (docs/product.md#live-room). Returns the reason why it could not, else null.
 */
export async function copyToRoom(
  kind: ProgramKind,
  files: ProgramFiles,
): Promise<'copy_failed' | 'copy_too_long' | null> {
  // Opens at once, during the press: later a browser would block it as an unwanted window.
  const tab = window.open('', '_blank');
  try {
    const address = `${ROOM_ROUTES[kind]}${await fragmentOf(files)}`;
    (tab ?? window).location.assign(address);
    return null;
  } catch (error) {
    tab?.close();
    const tooLong = error instanceof LinkError && error.problem === 'too_long';
    return tooLong ? 'copy_too_long' : 'copy_failed';
  }
}
