import { createWaitingList } from './waiting-list.ts';

/** The lessons that were completed without a network, by person, in the order in which they were completed. */
export const knownCompletions = createWaitingList('pending_completions', String);
