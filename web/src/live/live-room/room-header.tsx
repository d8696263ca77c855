import type { LiveRoom, LiveStatus } from '@codivia/contract/api/live-room';
import { Gauge, Headphones, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { clockOf } from '../live-stage/stage-notes.tsx';

const SECOND_MS = 1000;

/** Returns the time since the start of a session, in milliseconds, by the clock of the server. */
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

/** A number on phones, in words where there is room. */
function Counted({ count, text }: { count: number; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {count}
      </span>
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}

type Props = {
  room: LiveRoom;
  status: LiveStatus;
  /** The choice of what narrow screens show. */
  views: ReactNode;
  /** The actions in the room. */
  children: ReactNode;
};

/**
 * The title of the session, its duration, the number of participants, and the actions. Two lines on a phone: most of
 * its screen is for the code.
 */
export function RoomHeader({ room, status, views, children }: Props) {
  const { t, language } = useTranslation('live-room');
  const elapsed = clockOf(useElapsed(room));
  const { session, video_url } = room;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 sm:gap-x-4">
      <h1 className="min-w-0 flex-1 truncate text-base sm:text-xl lg:text-2xl">
        {language === 'fr' ? session.title_fr : session.title_en}
      </h1>
      <p className="flex shrink-0 items-center gap-x-2 text-muted text-sm sm:gap-x-3">
        <Badge tone="danger">
          <span aria-hidden="true" className="size-2 animate-blink rounded-full bg-danger" />
          <span className="max-sm:sr-only">{t('live')}</span>
        </Badge>
        <span className="sr-only">{t('elapsed', { time: elapsed })}</span>
        <span aria-hidden="true" className="font-mono">
          {elapsed}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4" />
          <Counted
            count={status.participants}
            text={t('participants', { count: status.participants })}
          />
        </span>
        {room.role === 'host' && status.too_fast > 0 && (
          <Badge tone="joy">
            <Gauge aria-hidden="true" />
            <Counted
              count={status.too_fast}
              text={t('too_fast_count', { count: status.too_fast })}
            />
          </Badge>
        )}
      </p>
      <div className="flex basis-full flex-wrap items-center gap-2 sm:contents">
        {views}
        <div className="ms-auto flex flex-wrap items-center gap-1.5 sm:gap-2">
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
      </div>
      {video_url && <p className="basis-full text-muted text-xs sm:text-sm">{t('video_notice')}</p>}
    </div>
  );
}
