import type { LiveHost } from '@codivia/contract/api/live-events';
import type { LiveCaret } from '@codivia/contract/api/live-stage';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** The names at the carets of hosts whose own name is not known. */
export type HostNames = Readonly<Record<LiveHost, string>>;

/** Returns the text at a caret: the first name of its host, if it is known. */
export const nameAt = ({ by, name }: LiveCaret, names: HostNames): string => name || names[by];

/** The names of the hosts of a session, whose own host has this first name; it may be empty. */
export function useHostNames(hostName: string): HostNames {
  const { t } = useTranslation('live-stage');
  const [host, team] = [hostName || t('host'), t('team')];
  return useMemo(() => ({ host, team }), [host, team]);
}
