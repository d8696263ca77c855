import type { Language } from '@codivia/contract/api/language';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageFor } from './api-error.ts';
import { refreshMember } from './member.ts';
import { toast } from './toast.ts';

/** For a change whose failure its screen shows itself: `useMutation({ meta: FAILURE_SHOWN, … })`. */
export const FAILURE_SHOWN = { isFailureShown: true } as const;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Partial<typeof FAILURE_SHOWN>;
  }
}

/**
 * Shows a notice for every change that fails, unless its screen shows the failure. When something is closed to the
 * member, brings the stored member up to date, so that the page says why (ui/permissions). Returns the function that stops
 * this.
 */
export const showFailedChanges = (queryClient: QueryClient, language: () => Language) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiError && error.code.startsWith('closed_by_')) void refreshMember();
    if (!event.mutation.meta?.isFailureShown) {
      toast.error(messageFor(error, language()));
    }
  });
