import type { LiveRoom, LiveStatus } from '@codivia/contract/live-room';
import { Gauge, Headphones, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { clockOf } from '../live-stage/stage-notes.tsx';

const SECOND_MS = 1000;

/** Milliseconds since the start of a session, by the clock of the server. */
function useElapsed({ now, session }: LiveRoom): number {
  const [entered] = useState(() => performance.now());
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - entered), SECOND_MS);
    return () => clearInterval(timer);
  }, [entered]);
  const started = session.started_at ?? now;
  return Math.max(0, Date.parse(now) - Date.parse(started) + passed);
}

type Props = {
  room: LiveRoom;
  status: LiveStatus;
  /** What one can do in the room. */
  children: ReactNode;
};

/** What session this is, how long it has been going and with how many, and what one can do. */
export function RoomHeader({ room, status, children }: Props) {
  const { t } = useTranslation('live-room');
  const language = useLanguage();
  const elapsed = clockOf(useElapsed(room));
  const { session, video_url } = room;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 flex-1 basis-40 truncate text-xl lg:text-2xl">
        {language === 'fr' ? session.title_fr : session.title_en}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Badge tone="danger">
          <span aria-hidden="true" className="size-2 animate-blink rounded-full bg-danger" />
          {t('live')}
        </Badge>
        <span className="sr-only">{t('elapsed', { time: elapsed })}</span>
        <span aria-hidden="true" className="font-mono">
          {elapsed}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4" />
          {t('participants', { count: status.participants })}
        </span>
        {room.role === 'host' && status.too_fast > 0 && (
          <Badge tone="joy">
            <Gauge aria-hidden="true" />
            {t('too_fast_count', { count: status.too_fast })}
          </Badge>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        {video_url && (
          <ExternalLink
            href={video_url}
            title={t('video_notice')}
            className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 font-bold text-sm text-trail hover:bg-trail-soft"
          >
            <Headphones aria-hidden="true" className="size-4" />
            {t('video')}
          </ExternalLink>
        )}
        {children}
      </div>
      {video_url && <p className="basis-full text-muted text-sm">{t('video_notice')}</p>}
    </div>
  );
}
