import type { QueryClient } from '@tanstack/react-query';
import { sendStepNotes } from '../features/step-notes/send-step-notes.ts';
import { sendMinutes } from '../sync/activity.ts';
import { sendChallengeTries } from '../sync/challenge-tries.ts';
import { sendDrafts } from '../sync/exercise-drafts/send-drafts.ts';
import { sendPositions } from '../sync/positions.ts';
import { sendCompletions } from '../sync/send-completions.ts';
import { sendResults } from '../sync/send-results.ts';
import { sendSolvedPuzzles } from '../sync/solved-puzzles.ts';

/**
 * Sends the account everything that it does not have yet: steps, completed lessons, active minutes, results, tries at
 * challenges, solved puzzles, drafts, notes. Each part does nothing if there is nothing; failed items stay.
 */
export async function sendPending(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    sendPositions(),
    sendCompletions(queryClient),
    sendMinutes(),
    sendResults(queryClient),
    sendChallengeTries(queryClient),
    sendSolvedPuzzles(queryClient),
    sendDrafts(),
    sendStepNotes(queryClient),
  ]);
}
