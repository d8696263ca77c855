import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carriesWork, LinkError, type LinkProblem, workIn } from '../../code/sharing/share-link.ts';
import { deleteStored, storedKeys } from '../../lib/storage.ts';

export type SharedWork =
  /** The address carries none: the learner's own work is shown. */
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'broken'; problem: LinkProblem }
  /** `name` is the place where edits of this copy are kept, apart from the learner's own work. */
  | { state: 'open'; files: RoomFiles; name: string };

/** A short name for a link, the same for the same link (FNV-1a, 32 bits). */
function markOf(fragment: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < fragment.length; i++) {
    hash = Math.imul(hash ^ fragment.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `${hash.toString(36)}-${fragment.length}`;
}

/** Of shared copies only the one opened last is kept. */
function deleteOtherCopies(kind: RoomKind, name: string): void {
  const others = storedKeys(`room:${kind}/shared/`).filter((key) => !key.includes(`:${name}:`));
  deleteStored(...others);
}

/** The work that the address of the page carries, and how to leave it. It is shown, never run by itself. */
export function useSharedWork(kind: RoomKind): { shared: SharedWork; leave: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ hash: string; shared: SharedWork } | null>(null);
  const carried = carriesWork(hash);

  useEffect(() => {
    if (!carried) return;
    let left = false;
    const show = (shared: SharedWork) => left || setOpened({ hash, shared });
    workIn(hash, kind).then(
      (files) => {
        const name = `${kind}/shared/${markOf(hash)}`;
        deleteOtherCopies(kind, name);
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
