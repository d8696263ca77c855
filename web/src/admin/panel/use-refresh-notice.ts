import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';

/** The time in which failures are reported as one, in milliseconds: several lists are refreshed at once. */
const ONE_FAILURE = 10_000;

/**
 * Shows a notice when data on the page could not be refreshed. Parts that were never loaded show their own error, but
 * an old list would look up to date.
 */
export function useRefreshNotice(): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation('admin');
  const showNotice = useEffectEvent(() => toast.error(t('refresh_failed')));
  useEffect(() => {
    let noticedAt = Number.NEGATIVE_INFINITY;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { query } = event;
      const now = performance.now();
      if (query.state.data === undefined || !query.isActive() || now - noticedAt < ONE_FAILURE)
        return;
      noticedAt = now;
      showNotice();
    });
  }, [queryClient]);
}
