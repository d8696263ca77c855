import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  carriesWork,
  LinkError,
  type LinkProblem,
  sharedPlace,
  workIn,
} from '../../code/tools/sharing/share-link.ts';
import { deleteStored, storedKeys } from '../../lib/storage.ts';
import { forgetFilesOf } from '../files/load-files.ts';

export type SharedWork =
  /** The address carries no work: the learner's own is shown. */
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'broken'; problem: LinkProblem }
  /** `name` is the place where edits of this copy are kept, apart from the learner's own work. */
  | { state: 'open'; files: ProgramFiles; name: string };

/** Only the shared copy that was opened last is kept. */
function deleteOtherCopies(kind: ProgramKind, name: string): void {
  const others = storedKeys(`room:${kind}/shared/`).filter((key) => !key.includes(`:${name}:`));
  // The names of files are deleted last, since they record that there are files.
  for (const place of new Set(others.map((key) => key.split(':')[1] ?? ''))) {
    void forgetFilesOf(place).catch(() => {});
  }
  deleteStored(...others);
}

/**
 * Returns the work that the address of the page carries, and the function that leaves it. It is shown, never run by
 * itself.
 */
export function useSharedWork(kind: ProgramKind): { shared: SharedWork; leave: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ hash: string; shared: SharedWork } | null>(null);
  const carried = carriesWork(hash);

  useEffect(() => {
    if (!carried) return;
    let left = false;
    const show = (shared: SharedWork) => left || setOpened({ hash, shared });
    workIn(hash, kind).then(
      async ({ files, library }) => {
        const name = sharedPlace(kind, hash);
        deleteOtherCopies(kind, name);
        // An item that could not be loaded is named by the program that misses it.
        if (library.length > 0)
          await import('../files/library/shared-items.ts')
            .then(({ keepItems }) => keepItems(name, kind, library))
            .catch(() => {});
        show({ state: 'open', files, name });
      },
      (error) =>
        show({ state: 'broken', problem: error instanceof LinkError ? error.problem : 'damaged' }),
    );
    return () => {
      left = true;
    };
  }, [carried, hash, kind]);

  const current: SharedWork = opened?.hash === hash ? opened.shared : { state: 'opening' };
  return {
    shared: carried ? current : { state: 'none' },
    leave: () => void navigate(pathname, { replace: true }),
  };
}
