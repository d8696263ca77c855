import { hasAllOfPremium, type Member } from '@codivia/contract/api/accounts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { classPaths } from '../../classes/class-paths.ts';
import { CertificateList } from '../../features/certificates/certificate-list.tsx';
import { Section } from '../../features/dashboard/section.tsx';
import { TodaysReview } from '../../features/reviews/todays-review.tsx';
import { SatisfactionQuestions } from '../../features/satisfaction/satisfaction-questions.tsx';
import { PaymentReturnNotice } from '../../features/subscriptions/payment-return-notice.tsx';
import { ThisWeek } from '../../features/weekly-plan/this-week.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ChallengeOfWeek } from '../../training/challenges/challenge-of-week.tsx';
import { ProjectList } from '../../training/projects/project-list.tsx';
import { PuzzleCard } from '../../training/puzzles/puzzle-card.tsx';
import { useSharedLinks } from '../../training/sharing/shared-links.api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MemberProgress } from './member-progress.tsx';
import { DashboardNotices } from './notices.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';
import { useMembersOnly } from './use-members-only.ts';

const SharedLinkSection = lazy(async () => ({
  default: (await import('./shared-link-section.tsx')).SharedLinkSection,
}));

/** The member's links with files, once there is one. */
function SharedLinks() {
  const { data: links = [] } = useSharedLinks();
  if (links.length === 0) return null;
  return (
    <div className="grid lg:col-span-2">
      <Suspense>
        <SharedLinkSection links={links} />
      </Suspense>
    </div>
  );
}

/** Lists what the member has made: projects, certificates, and notes in lessons. */
function Works() {
  const { t } = useTranslation('dashboard');
  const projects = useTranslation('projects').t;
  const notes = useTranslation('step-notes').t;
  return (
    <div className="grid gap-5 sm:gap-6 lg:grid-cols-2">
      <Section title={projects('title')}>
        <ProjectList />
      </Section>
      <Section title={t('certificates')}>
        <CertificateList />
      </Section>
      <SharedLinks />
      <div className="grid lg:col-span-2">
        <Section title={notes('title')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">{notes('card.text')}</p>
            <ButtonLink to={paths.stepNotes} variant="secondary" size="sm">
              {notes('card.open')}
            </ButtonLink>
          </div>
        </Section>
      </div>
    </div>
  );
}

/** Shows the week, the reviews and the puzzle of today, and the challenge of the week. */
function Rhythm() {
  const week = useTranslation('weekly-plan').t;
  const review = useTranslation('reviews').t;
  const challenge = useTranslation('challenges').t;
  const puzzle = useTranslation('puzzles').t;
  return (
    <div className="grid gap-5 sm:gap-6 lg:grid-cols-2">
      <Section title={week('title')}>
        <ThisWeek />
      </Section>
      <Section title={review('title')}>
        <TodaysReview />
      </Section>
      <Section title={puzzle('card_title')}>
        <PuzzleCard />
      </Section>
      <Section title={challenge('of_the_week')}>
        <ChallengeOfWeek />
      </Section>
    </div>
  );
}

/** The ways to people who help, in writing and live. */
function Support({ mentoring }: { mentoring: boolean }) {
  const { t } = useTranslation('dashboard');
  const link = 'inline-flex min-h-11 items-center text-trail underline underline-offset-4';
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-muted">
      <span>{t('support.question')}</span>
      <Link to={paths.help} className={link}>
        {t('support.help')}
      </Link>
      {mentoring && (
        <Link to={paths.mentoring} className={link}>
          {t('support.mentoring')}
        </Link>
      )}
      <Link to={paths.live} className={link}>
        {t('support.live')}
      </Link>
    </p>
  );
}

function Dashboard({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const [tab, openTab] = useDashboardTab();
  return (
    <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
      <header className="flex items-center gap-4 sm:gap-6">
        <Mascot pose="greet" className="h-20 w-auto sm:h-28" />
        <div className="grid min-w-0 gap-1">
          <h1 className="break-words text-3xl sm:text-5xl">{t('greeting', { name: user.name })}</h1>
          <p className="text-lg text-muted">{t('greeting_text')}</p>
        </div>
      </header>
      {user.is_teacher && (
        <ButtonLink to={classPaths.list} variant="secondary" className="justify-self-start">
          {t('to_classes')}
        </ButtonLink>
      )}
      <PaymentReturnNotice />
      <DashboardNotices user={user} />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChoose={openTab}
        tabs={[
          {
            value: 'learning',
            label: t('tabs.learning'),
            panel: (
              <div className="grid gap-5 sm:gap-6">
                <MemberProgress user={user} rhythm={<Rhythm />} works={<Works />} />
                <SatisfactionQuestions />
              </div>
            ),
          },
          { value: 'settings', label: t('tabs.settings'), panel: <SettingsTab user={user} /> },
        ]}
      />
      <Support mentoring={hasAllOfPremium(user)} />
    </div>
  );
}

/** The member's own page; visitors are asked to sign in first. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && <Dashboard user={user} />}
    </>
  );
}
