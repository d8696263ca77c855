import type { MentoringOverview } from '@codivia/contract/api/mentoring';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { closedBy } from '../../lib/closed-by.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useMentoring } from '../../support/mentoring/mentoring.api.ts';
import { RequestList } from '../../support/mentoring/request-list.tsx';
import { Safety } from '../../support/mentoring/safety.tsx';
import { WaitingTime } from '../../support/mentoring/waiting-time.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The note for members whose plan has no mentoring. */
function PremiumNote({ hasOpen }: { hasOpen: boolean }) {
  const { t } = useTranslation('mentoring');
  return (
    <Card className="grid justify-items-start gap-4 bg-joy-soft p-5 sm:p-6">
      <h2 className="text-xl sm:text-2xl">{t('premium.title')}</h2>
      <p>{t('premium.text')}</p>
      {hasOpen && <p>{t('premium.open')}</p>}
      <ButtonLink variant="joy" to={paths.offer}>
        {t('premium.action')}
      </ButtonLink>
    </Card>
  );
}

/** Explains to everyone how mentoring works and what keeps it safe. */
function About({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mentoring');
  return (
    <div className="grid items-start gap-5 sm:gap-6 md:grid-cols-2">
      <Section title={t('how')}>
        <ol className="grid list-decimal gap-2 ps-6">
          <li>{t('how_1')}</li>
          <li>{t('how_2')}</li>
          <li>{t('how_3')}</li>
        </ol>
        {children}
        <Link
          to={paths.live}
          className="inline-flex min-h-11 items-center text-trail underline underline-offset-4"
        >
          {t('live')}
        </Link>
      </Section>
      <Section title={t('safety.title')}>
        <Safety />
      </Section>
    </div>
  );
}

function Overview({ included, median_wait_minutes, threads, mentor }: MentoringOverview) {
  const { t } = useTranslation('mentoring');
  const isClosed = closedBy(useSession().user, 'mentoring') !== undefined;
  return (
    <>
      {mentor && (
        <Card className="grid justify-items-start gap-4 p-5 sm:p-6">
          <h2 className="text-xl sm:text-2xl">{t('mentors.title')}</h2>
          <p>{t('mentors.text')}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.mentoringQueue}>{t('mentors.queue')}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.mentorConduct}>
              {t('mentors.conduct')}
            </ButtonLink>
          </div>
        </Card>
      )}
      <UnlessClosed right="mentoring">
        {!included && <PremiumNote hasOpen={threads.some(({ state }) => state !== 'closed')} />}
      </UnlessClosed>
      {(threads.length > 0 || !isClosed) && (
        <Section title={t('mine')}>
          <RequestList threads={threads} />
        </Section>
      )}
      <About>
        <WaitingTime minutes={median_wait_minutes} />
      </About>
    </>
  );
}

function Contents() {
  const { t } = useTranslation('mentoring');
  const { data, error, isLoadingError, refetch } = useMentoring();
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  }
  return data ? <Overview {...data} /> : <Skeleton className="h-96" />;
}

/** The member's requests for mentoring, how it works and how long it takes; visitors read what it is. */
export function MentoringPage() {
  const { t } = useTranslation('mentoring');
  const { user } = useSession();
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
        <header className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="max-w-3xl text-lg text-muted">{t('intro')}</p>
        </header>
        {user ? (
          <Contents />
        ) : (
          <>
            <PremiumNote hasOpen={false} />
            <About />
          </>
        )}
      </div>
    </>
  );
}
