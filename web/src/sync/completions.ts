import { createEntries } from './stored-entries.ts';
import { fromList, LISTED, type Listed } from './waiting-list.ts';

/** Lessons that were completed without a network, in the order in which they were completed. */
const completions = createEntries<Listed>({
  storageKey: 'pending_completions',
  merge: (before = LISTED) => before,
  fromStored: fromList,
  toStored: Object.keys,
});

export const {
  pending: waitingCompletions,
  settle: settleCompletion,
  text: storedCompletions,
  watch: watchPendingCompletions,
} = completions;

/** The lessons whose completion a member's account does not have yet, the first one first. */
export const pendingCompletions = (person: string): string[] =>
  Object.keys(completions.read(person));

/** Stores a completion that could not be sent. */
export const addPendingCompletion = (person: string, lesson: string): void =>
  completions.add(person, lesson, LISTED);
