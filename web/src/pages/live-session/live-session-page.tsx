import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { SessionCalendarLink } from '../../live/live-sessions/calendar-links.tsx';
import {
  liveSessionQuery,
  useOwnLiveSessions,
} from '../../live/live-sessions/live-sessions.api.ts';
import { SessionActions } from '../../live/live-sessions/session-actions.tsx';
import { SessionBadges } from '../../live/live-sessions/session-badges.tsx';
import { SessionFacts } from '../../live/live-sessions/session-facts.tsx';
import { descriptionOf, titleOf } from '../../live/live-sessions/session-texts.ts';
import { formatDay, formatTimes, formatZone } from '../../live/live-sessions/session-times.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingPage } from '../../ui/state-message.tsx';

function Details({ session }: { session: LiveSession }) {
  const { t, language } = useTranslation('live-sessions');
  const { user } = useSession();
  const { data: own } = useOwnLiveSessions(user !== null);
  const { id, state } = session;
  const title = titleOf(session, language);
  const description = descriptionOf(session, language);
  return (
    <>
      <PageTitle title={title} description={description.slice(0, 160)} />
      <header className="grid gap-4">
        <SessionBadges session={session} seat={Boolean(user && own?.seats.includes(id))} />
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
        <SessionFacts session={session} />
      </header>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-8">
          <p className="max-w-3xl whitespace-pre-wrap text-lg wrap-anywhere">{description}</p>
          <section className="grid max-w-3xl gap-3">
            <h2 className="text-2xl">{t('how.title')}</h2>
            <ul className="grid list-disc gap-2 ps-6">
              <li>{t('how.code')}</li>
              <li>{t('how.questions')}</li>
              <li>{t('how.names')}</li>
              {user?.has_parent && <li>{t('how.parents')}</li>}
              <li>{t('how.replay')}</li>
            </ul>
          </section>
        </div>
        <Card className="grid justify-items-start gap-4 p-5 sm:p-6 max-lg:order-first">
          {state === 'cancelled' && <p className="font-bold">{t('cancelled_text')}</p>}
          {state === 'ended' && <p className="font-bold">{t('ended_text')}</p>}
          <div className="grid gap-1">
            <p className="font-bold font-display text-xl">
              <time dateTime={session.starts_at}>{formatDay(session.starts_at, language)}</time>
            </p>
            <p className="font-bold font-display text-xl tabular-nums">
              {formatTimes(session, language)}
            </p>
            <p className="text-muted text-sm">
              {t('page.zone', { zone: formatZone(language, new Date(session.starts_at)) })}
            </p>
          </div>
          <SessionActions session={session} />
          {state === 'scheduled' && <SessionCalendarLink id={id} />}
        </Card>
      </div>
    </>
  );
}

function Contents({ id }: { id: string }) {
  const { t } = useTranslation('live-sessions');
  const { data, error, isLoadingError, refetch } = useQuery(liveSessionQuery(id));
  // A malformed id is no session either.
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) {
    return (
      <MissingPage
        title={t('missing')}
        text={t('missing_text')}
        to={paths.live}
        back={t('to_calendar')}
      />
    );
  }
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('session_failed')} error={error} onRetry={refetch} />;
  }
  return data ? <Details session={data} /> : <Skeleton className="h-96" />;
}

/** One live session: what it is about, when it is, and what the reader can do. */
export function LiveSessionPage() {
  const { t } = useTranslation('live-sessions');
  const { id = '' } = useParams();
  return (
    <>
      <PageTitle title={t('page.title')} />
      <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
        <BackLink to={paths.live}>{t('to_calendar')}</BackLink>
        <Contents id={id} />
      </div>
    </>
  );
}
