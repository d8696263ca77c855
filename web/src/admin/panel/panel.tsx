import type { Member } from '@codivia/contract/api/accounts';
import { ShieldCheck } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { SecurityDialog } from '../../features/second-factor/security-dialog.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Drawer } from './drawer.tsx';
import { type Section, usePanelAddress } from './panel-address.ts';
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
  insight: lazy(async () => ({
    default: (await import('../insight/insight-section.tsx')).InsightSection,
  })),
  search: lazy(async () => ({
    default: (await import('../search/search-section.tsx')).SearchSection,
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
  schools: lazy(async () => ({
    default: (await import('../schools/schools-section.tsx')).SchoolsSection,
  })),
  audit: lazy(async () => ({ default: (await import('../audit/audit-section.tsx')).AuditSection })),
  users: lazy(async () => ({ default: (await import('./users-section.tsx')).UsersSection })),
};

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
        <div className="flex min-h-16 items-center justify-between gap-3 border-line border-b bg-surface px-3 py-2 sm:px-6">
          <div className="flex items-center gap-2">
            <Drawer />
            <p className="hidden items-center gap-2 font-bold font-display text-lg sm:flex">
              <ShieldCheck aria-hidden="true" className="size-5 text-trail" />
              {t('title')}
            </p>
          </div>
          <div className="flex min-w-0 items-center gap-2">
            <p className="min-w-0 text-end leading-tight">
              <span className="block truncate font-bold">{user.name}</span>
              <span className="block text-muted text-sm">{t('label')}</span>
            </p>
            <SecurityDialog />
          </div>
        </div>
        <div className="mx-auto w-full max-w-[100rem] grow px-3 py-6 sm:px-6 sm:py-8">
          <SectionHeading section={section} />
          <Suspense
            key={section}
            fallback={
              <div role="status" className="grid min-h-96 place-items-center text-trail">
                <Spinner className="size-8" />
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
              </div>
            }
          >
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
