import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSession, watchSession } from '../lib/session.ts';
import { readStored } from '../lib/storage.ts';

/** Steps that were moved to and could not be sent. */
function tellPositions(): void {
  if (!readStored('lesson_positions')?.includes('"sent":false')) return;
  import('../features/lesson-positions/report-positions.ts').then(
    ({ reportPositions }) => reportPositions(),
    () => undefined,
  );
}

/** Lessons that were completed without a network. */
function tellCompletions(queryClient: QueryClient): void {
  if (!readStored('pending_completions')?.includes('[')) return;
  import('../features/progress/report-completions.ts').then(
    ({ reportCompletions }) => reportCompletions(queryClient),
    () => undefined,
  );
}

/** Active minutes that could not be sent. */
function tellActivity(): void {
  if (!readStored('activity_minutes')) return;
  import('../features/weekly-plan/report-activity.ts').then(
    ({ reportMinutes }) => reportMinutes(),
    () => undefined,
  );
}

/**
 * Tells the account what was solved in this browser, and where one was in a lesson, when that could not be
 * sent: at a visit, when somebody signs in, when the network is back. What tells it comes only when there
 * is something to tell.
 */
export function useExerciseReports(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const tell = () => {
      if (!readSession().signedIn) return;
      tellPositions();
      tellCompletions(queryClient);
      tellActivity();
      if (!readStored('exercise_results')) return;
      import('../code/exercise-results/report-results.ts').then(
        ({ reportResults }) => reportResults(queryClient),
        // Without a network it does not come; it is asked for again when the network is back.
        () => undefined,
      );
    };
    const end = watchSession(tell);
    window.addEventListener('online', tell);
    tell();
    return () => {
      end();
      window.removeEventListener('online', tell);
    };
  }, [queryClient]);
}
