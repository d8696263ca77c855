import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { liveSessionsQuery } from '../../live/live-sessions/live-sessions.api.ts';
import { SessionCard } from '../../live/live-sessions/session-card.tsx';
import { byDay, formatDay } from '../../live/live-sessions/session-times.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

type Props = { seats: readonly string[] };

function Cards({ sessions, seats }: Props & { sessions: readonly LiveSession[] }) {
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} seat={seats.includes(session.id)} />
      ))}
    </ul>
  );
}

/** Lists the sessions that are live now, then the coming ones, day by day in the reader's time zone. */
export function SessionList({ seats }: Props) {
  const { t, language } = useTranslation('live-sessions');
  const { data, error, isLoadingError, refetch } = useQuery(liveSessionsQuery);
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    );
  }
  const live = data.filter(({ state }) => state === 'live');
  const others = data.filter(({ state }) => state !== 'live');
  return (
    <div className="grid gap-10">
      {live.length > 0 && (
        <TitledSection title={t('live_now')}>
          <Cards sessions={live} seats={seats} />
        </TitledSection>
      )}
      {byDay(others).map(([day, sessions]) => (
        <TitledSection key={day} title={formatDay(sessions[0]?.starts_at ?? day, language)}>
          <Cards sessions={sessions} seats={seats} />
        </TitledSection>
      ))}
    </div>
  );
}
