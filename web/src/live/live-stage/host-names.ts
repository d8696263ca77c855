import type { LiveHost } from '@codivia/contract/live-events';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** What the caret of each host is called. */
export type HostNames = Readonly<Record<LiveHost, string>>;

/** The names of the hosts of a session, whose own host has this first name; it may be empty. */
export function useHostNames(hostName: string): HostNames {
  const { t } = useTranslation('live-stage');
  const [host, team] = [hostName || t('host'), t('team')];
  return useMemo(() => ({ host, team }), [host, team]);
}
