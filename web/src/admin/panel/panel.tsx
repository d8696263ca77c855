import type { Member } from '@codivia/contract/api/accounts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Section, usePanelAddress } from './panel-address.ts';
import { PanelHeader } from './panel-header.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDemotionWatch } from './use-demotion-watch.ts';
import { useRefreshNotice } from './use-refresh-notice.ts';

/** The code of each section is loaded when it is first opened: the lesson editor is large. */
const CONTENTS: Record<Section, ComponentType> = {
  dashboard: lazy(async () => ({
    default: (await import('./dashboard-section.tsx')).DashboardSection,
  })),
  courses: lazy(async () => ({ default: (await import('./courses-section.tsx')).CoursesSection })),
  lessons: lazy(async () => ({
    default: (await import('../lessons/lessons-panel.tsx')).LessonsPanel,
  })),
  mentoring: lazy(async () => ({
    default: (await import('./mentoring-section.tsx')).MentoringSection,
  })),
  help: lazy(async () => ({ default: (await import('../help/help-section.tsx')).HelpSection })),
  projects: lazy(async () => ({
    default: (await import('./projects-section.tsx')).ProjectsSection,
  })),
  challenges: lazy(async () => ({
    default: (await import('./challenges-section.tsx')).ChallengesSection,
  })),
  users: lazy(async () => ({ default: (await import('./users-section.tsx')).UsersSection })),
};

function Loading() {
  const { t } = useTranslation('admin');
  return (
    <div role="status" className="grid min-h-96 place-items-center text-trail">
      <Spinner className="size-8" />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}

/** The panel, for anyone who is an administrator: its sections, with one of them open. */
export function Panel({ user }: { user: Member }) {
  const { t } = useTranslation('admin');
  const { section } = usePanelAddress();
  useDemotionWatch();
  useRefreshNotice();
  const Content = CONTENTS[section];
  return (
    <div className="flex min-h-[calc(100dvh-4rem)]">
      <PageTitle title={`${t(`sections.${section}`)} · ${t('title')}`} />
      <Sidebar />
      <div className="flex min-w-0 grow flex-col">
        <PanelHeader user={user} />
        <div className="mx-auto w-full max-w-[100rem] grow px-3 py-6 sm:px-6 sm:py-8">
          <SectionHeading section={section} />
          <Suspense key={section} fallback={<Loading />}>
            <Content />
          </Suspense>
        </div>
        <p className="border-line border-t px-3 py-4 text-center text-muted text-sm sm:px-6">
          {t('copyright', { year: String(new Date().getFullYear()) })}
        </p>
      </div>
    </div>
  );
}
