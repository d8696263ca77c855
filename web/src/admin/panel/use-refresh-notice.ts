import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';

/** Several lists are refreshed at once: their failures are reported as one, in milliseconds. */
const ONE_FAILURE = 10_000;

/**
 * Tells that what is on the page could not be fetched again. What has never come says so in its place,
 * but a list that is there already would only look as if it were the latest.
 */
export function useRefreshNotice(): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation('admin');
  const tell = useEffectEvent(() => toast.error(t('refresh_failed')));
  useEffect(() => {
    let noticedAt = Number.NEGATIVE_INFINITY;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { query } = event;
      const now = performance.now();
      if (query.state.data === undefined || !query.isActive() || now - noticedAt < ONE_FAILURE)
        return;
      noticedAt = now;
      tell();
    });
  }, [queryClient]);
}
