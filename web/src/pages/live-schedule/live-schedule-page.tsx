import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import {
  liveSessionQuery,
  useOwnLiveSessions,
} from '../../live/live-sessions/live-sessions.api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { CancelSession } from './cancel-session.tsx';
import { ScheduleForm } from './schedule-form.tsx';

function Refusal({ reason }: { reason: 'hosts_only' | 'fixed' }) {
  const { t } = useTranslation('live-schedule');
  const back = useTranslation('live-sessions').t('to_calendar');
  return (
    <EmptyState
      heading="h1"
      title={t(`${reason}.title`)}
      description={t(`${reason}.text`)}
      action={<ButtonLink to={paths.live}>{back}</ButtonLink>}
    />
  );
}

function Header({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="grid gap-2">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="max-w-3xl text-lg text-muted">{children}</p>
    </header>
  );
}

function Edit({ id, hosts }: { id: string; hosts: boolean }) {
  const { t } = useTranslation('live-schedule');
  const { data, error, isLoadingError, refetch } = useQuery(liveSessionQuery(id));
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  if (!hosts) return <Refusal reason="hosts_only" />;
  if (data.state !== 'scheduled') return <Refusal reason="fixed" />;
  return (
    <>
      <Header title={t('edit_title')}>{t('edit_intro')}</Header>
      <ScheduleForm session={data} />
      <CancelSession id={data.id} seats_taken={data.seats_taken} />
    </>
  );
}

function Contents({ id, isAdmin }: { id: string | undefined; isAdmin: boolean }) {
  const { t } = useTranslation('live-schedule');
  const { data, error, isLoadingError, refetch } = useOwnLiveSessions(true);
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  if (id) return <Edit id={id} hosts={isAdmin || data.hosted.includes(id)} />;
  if (!data.may_host) return <Refusal reason="hosts_only" />;
  return (
    <>
      <Header title={t('title')}>{t('intro')}</Header>
      <ScheduleForm />
    </>
  );
}

/** Schedules a live session, or changes and cancels one, for mentors and administrators. */
export function LiveSchedulePage() {
  const { t } = useTranslation('live-schedule');
  const back = useTranslation('live-sessions').t('to_calendar');
  const { id } = useParams();
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t(id ? 'edit_title' : 'title')} />
      {user && (
        <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
          <BackLink to={paths.live}>{back}</BackLink>
          <Contents id={id} isAdmin={user.role === 'admin'} />
        </div>
      )}
    </>
  );
}
