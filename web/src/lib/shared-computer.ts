import { deleteStored, readStored, store } from './storage.ts';

/** Tells whether the member has said that others use this computer: signing out deletes what is theirs from it. */
export const isSharedComputer = (): boolean => readStored('shared_computer') !== null;

export function markSharedComputer(shared: boolean): void {
  if (shared) store('shared_computer', 'yes');
  else deleteStored('shared_computer');
}
