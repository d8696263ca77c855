import { CONDUCT_VERSION, type MentorProfile } from '@codivia/contract/api/mentor-profile';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Section } from '../../features/dashboard/section.tsx';
import { SecurityDialog } from '../../features/second-factor/security-dialog.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useMentoring } from '../../support/mentoring/mentoring.api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { MentorProfileForm } from './mentor-profile.tsx';
import { QueueList } from './queue-list.tsx';

/** Until a date, mentors who joined before a second factor was required answer without one. */
const isFactorDue = ({ factor_due_at }: MentorProfile) =>
  factor_due_at === null || new Date(factor_due_at) <= new Date();

/** The second factor of the mentor; without it there is no queue once the time limit has passed. */
function Security({ mentor }: { mentor: MentorProfile }) {
  const { t, language } = useTranslation('mentor-queue');
  const { has_second_factor, factor_due_at: due } = mentor;
  const date = due && formatDate(due, language, 'long');
  return (
    <Section title={t('security.title')}>
      <p>
        {has_second_factor
          ? t('security.on')
          : date && !isFactorDue(mentor)
            ? t('security.due', { date })
            : t('security.needed')}
      </p>
      <SecurityDialog inWords />
    </Section>
  );
}

function Queue({ mentor }: { mentor: MentorProfile }) {
  const { t } = useTranslation('mentor-queue');
  const suspended = mentor.suspended_at !== null;
  const accepted = mentor.conduct_version === CONDUCT_VERSION && !suspended;
  const mayAnswer = accepted && (mentor.has_second_factor || !isFactorDue(mentor));
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="max-w-3xl text-lg text-muted">{t('intro')}</p>
        {mayAnswer && (
          <ButtonLink
            to={paths.liveSchedule}
            variant="secondary"
            className="mt-2 justify-self-start"
          >
            {t('schedule_live')}
          </ButtonLink>
        )}
      </header>
      {suspended ? (
        <Section title={t('suspended.title')}>
          <p>{t('suspended.text')}</p>
        </Section>
      ) : (
        !accepted && (
          <Section title={t('conduct.title')}>
            <div className="grid justify-items-start gap-4">
              <p>{t('conduct.text')}</p>
              <ButtonLink to={paths.mentorConduct}>{t('conduct.read')}</ButtonLink>
            </div>
          </Section>
        )
      )}
      <Security mentor={mentor} />
      {mayAnswer && (
        <Section title={t('waiting')}>
          <QueueList />
        </Section>
      )}
      <Section title={t('profile.title')}>
        <MentorProfileForm profile={mentor} />
      </Section>
    </>
  );
}

function Contents() {
  const { t } = useTranslation('mentor-queue');
  const { data, error, isLoadingError, refetch } = useMentoring();
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  if (data.mentor) return <Queue mentor={data.mentor} />;
  return (
    <EmptyState
      heading="h1"
      title={t('not_mentor')}
      description={t('not_mentor_text')}
      action={<ButtonLink to={paths.mentoring}>{t('to_mentoring')}</ButtonLink>}
    />
  );
}

/** The queue of requests and the profile, for mentors. */
export function MentorQueuePage() {
  const { t } = useTranslation('mentor-queue');
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && (
        <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
          <Contents />
        </div>
      )}
    </>
  );
}
