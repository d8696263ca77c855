import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Both caches report failures in the same form. */
type Failed = { type: string; action?: { type: string; error?: unknown } };

function logFailure({ type, action }: Failed): void {
  if (type === 'updated' && action?.type === 'error') console.warn('A call failed:', action.error);
}

/** Writes every failed call to the console until it is ended. */
function logFailures(queryClient: QueryClient): () => void {
  const ends = [
    queryClient.getQueryCache().subscribe(logFailure),
    queryClient.getMutationCache().subscribe(logFailure),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** While the panel or its gate is open, failures are in the console too, beside their notices. */
export function useFailureLog(): void {
  const queryClient = useQueryClient();
  useEffect(() => logFailures(queryClient), [queryClient]);
}
