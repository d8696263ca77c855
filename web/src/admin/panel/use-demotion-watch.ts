import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { refreshMember } from '../../lib/member.ts';

/** Rights are decided by the server at every call; a refusal may mean that this is no administrator now. */
function isRefusedRight(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/**
 * Fetches the member again when a call is refused. The page then shows the gate to anyone who is no longer an
 * administrator.
 */
export function useDemotionWatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = (error: unknown) => {
      if (isRefusedRight(error)) void refreshMember();
    };
    const ends = [
      queryClient
        .getQueryCache()
        .subscribe(
          (event) =>
            event.type === 'updated' && event.action.type === 'error' && look(event.action.error),
        ),
      queryClient
        .getMutationCache()
        .subscribe(
          (event) =>
            event.type === 'updated' && event.action.type === 'error' && look(event.action.error),
        ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
}
