import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { Armchair, Clock, type LucideIcon, MessageCircle, SignalHigh, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { freeSeats } from './session-texts.ts';

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-trail" />
      {children}
    </li>
  );
}

/** Level, spoken language, length, host and free seats of a session. */
export function SessionFacts({ session }: { session: LiveSession }) {
  const { t } = useTranslation('live-sessions');
  const { level, language, minutes, host_name, state } = session;
  const free = freeSeats(session);
  const seated = state === 'scheduled' || state === 'live';
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <Fact icon={SignalHigh}>{t(`levels.${level}`)}</Fact>
      <Fact icon={MessageCircle}>{t(`spoken.${language}`)}</Fact>
      <Fact icon={Clock}>{t('minutes', { count: minutes })}</Fact>
      {host_name && <Fact icon={User}>{t('with', { name: host_name })}</Fact>}
      {seated && (
        <Fact icon={Armchair}>{free > 0 ? t('free_seats', { count: free }) : t('full')}</Fact>
      )}
    </ul>
  );
}
