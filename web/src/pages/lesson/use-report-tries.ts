import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchKnownResults } from '../../code/exercise-results/known-results.ts';
import { reportResults } from '../../code/exercise-results/report-results.ts';

/** Tells the account of every try as soon as it was made. */
export function useReportTries(): void {
  const queryClient = useQueryClient();
  useEffect(() => watchKnownResults(() => void reportResults(queryClient)), [queryClient]);
}
