import type { Language } from '@codivia/contract/api/language';
import type { QueryClient } from '@tanstack/react-query';
import { messageFor } from './api-error.ts';
import { toast } from './toast.ts';

/** For a change whose failure its screen shows itself: `useMutation({ meta: FAILURE_SHOWN, … })`. */
export const FAILURE_SHOWN = { isFailureShown: true } as const;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Partial<typeof FAILURE_SHOWN>;
  }
}

/**
 * Shows a notice for every change that fails, unless its screen shows the failure. Returns the function that stops
 * this.
 */
export const showFailedChanges = (queryClient: QueryClient, language: () => Language) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!event.mutation.meta?.isFailureShown) {
      toast.error(messageFor(event.action.error, language()));
    }
  });
