import type { QueryClient } from '@tanstack/react-query';
import { reportPositions } from '../features/lesson-positions/report-positions.ts';
import { reportCompletions } from '../features/progress/report-completions.ts';
import { sendStepNotes } from '../features/step-notes/send-step-notes.ts';
import { reportMinutes } from '../features/weekly-plan/report-activity.ts';
import { sendDrafts } from '../lib/exercise-drafts/send-drafts.ts';
import { reportResults } from '../lib/exercise-results/report-results.ts';

/**
 * Sends what the account does not know yet: steps, completed lessons, active minutes, results,
 * drafts, notes. Each does nothing without.
 */
export function reportPending(queryClient: QueryClient): void {
  void reportPositions();
  void reportCompletions(queryClient);
  void reportMinutes();
  void reportResults(queryClient);
  void sendDrafts();
  void sendStepNotes(queryClient);
}
