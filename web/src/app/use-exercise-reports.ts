import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchKnownResults } from '../features/exercise-results/known-results.ts';
import { reportResults } from '../features/exercise-results/report-results.ts';
import { watchSession } from '../lib/session.ts';

/** Tells the account what was solved in this browser: at once, when signed in, when the network is back. */
export function useExerciseReports(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const tell = () => void reportResults(queryClient);
    const ends = [watchSession(tell), watchKnownResults(tell)];
    window.addEventListener('online', tell);
    tell();
    return () => {
      for (const end of ends) end();
      window.removeEventListener('online', tell);
    };
  }, [queryClient]);
}
