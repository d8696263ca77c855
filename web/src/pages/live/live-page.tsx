import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ReplayList } from '../../live/live-replays/replay-list.tsx';
import { CalendarLinks } from '../../live/live-sessions/calendar-links.tsx';
import {
  liveSessionsQuery,
  useOwnLiveSessions,
} from '../../live/live-sessions/live-sessions.api.ts';
import { formatZone } from '../../live/live-sessions/session-times.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { SessionList } from './session-list.tsx';

const NO_SEATS: readonly string[] = [];

/** Returns the taken seats, and whether the reader may schedule sessions; nothing for visitors. */
function useOwn(): { seats: readonly string[]; mayHost: boolean } {
  const { user } = useSession();
  const { data } = useOwnLiveSessions(user !== null);
  return { seats: (user && data?.seats) || NO_SEATS, mayHost: Boolean(user && data?.may_host) };
}

/** Lists the sessions that can be watched again. */
function Replays() {
  const { t } = useTranslation('live-replays');
  return (
    <TitledSection title={t('list')}>
      <ReplayList />
    </TitledSection>
  );
}

/** Leads those who may host to planning a session. */
function PlanLink() {
  const { t } = useTranslation('live-sessions');
  return (
    <ButtonLink to={paths.liveSchedule}>
      <Plus aria-hidden="true" className="size-5" />
      {t('host.schedule')}
    </ButtonLink>
  );
}

/** Says that nothing is planned, and what there is instead. */
function NothingPlanned({ mayHost }: { mayHost: boolean }) {
  const { t } = useTranslation('live-sessions');
  return (
    <Card
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <CalendarClock aria-hidden="true" className="mt-1 size-6 shrink-0 text-trail" />
        <div>
          <p className="font-bold text-lg">{t('empty')}</p>
          <p className="max-w-2xl text-muted">{t('empty_text')}</p>
        </div>
      </div>
      {mayHost && <PlanLink />}
    </Card>
  );
}

/** The time zone of the calendar, and how to take it along. */
function CalendarBar({ mayHost }: { mayHost: boolean }) {
  const { t, language } = useTranslation('live-sessions');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-center gap-2">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-trail" />
        {t('page.zone', { zone: formatZone(language) })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CalendarLinks />
        {mayHost && <PlanLink />}
      </div>
    </div>
  );
}

/** The calendar of live sessions, and their replays; without sessions it begins with the replays. */
export function LivePage() {
  const { t } = useTranslation('live-sessions');
  const { seats, mayHost } = useOwn();
  const { data } = useQuery(liveSessionsQuery);
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <div className="page-width grid gap-10 py-10 sm:py-14">
        <PageHeader title={t('page.title')} intro={t('page.intro')} />
        {data?.length === 0 ? (
          <NothingPlanned mayHost={mayHost} />
        ) : (
          <>
            <CalendarBar mayHost={mayHost} />
            <SessionList seats={seats} />
          </>
        )}
        <Replays />
      </div>
    </>
  );
}
