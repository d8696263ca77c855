import type { LiveHost } from '@codivia/contract/api/live-events';
import type { LiveCaret } from '@codivia/contract/api/live-stage';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** What the carets of hosts are called whose own name is not known. */
export type HostNames = Readonly<Record<LiveHost, string>>;

/** What is written at a caret: the first name of whoever is there, where it is known. */
export const nameAt = ({ by, name }: LiveCaret, names: HostNames): string => name || names[by];

/** The names of the hosts of a session, whose own host has this first name; it may be empty. */
export function useHostNames(hostName: string): HostNames {
  const { t } = useTranslation('live-stage');
  const [host, team] = [hostName || t('host'), t('team')];
  return useMemo(() => ({ host, team }), [host, team]);
}
