import { deleteStored, readStored, store } from './storage.ts';

/** Whether the member has said that others use this computer: signing out deletes what is theirs from it. */
export const isSharedComputer = (): boolean => readStored('shared_computer') !== null;

export function markSharedComputer(shared: boolean): void {
  if (shared) store('shared_computer', 'yes');
  else deleteStored('shared_computer');
}
