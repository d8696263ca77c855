import type { SchoolClass } from '@codivia/contract/api/classes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArchivedNotice } from '../../classes/archived-notice.tsx';
import { classPaths, DEMO_CLASS } from '../../classes/class-paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SECTIONS, TABS, type Tab } from './sections.tsx';

const addressOf = (id: string, tab: Tab) =>
  tab === 'roster' ? classPaths.roster(id) : classPaths.section(id, tab);

type Place = {
  tab: Tab;
  /** True for a section that its tab leads to. */
  isInner: boolean;
};

function ClassTabs({ id, tab, isInner }: { id: string } & Place) {
  const { t } = useTranslation('classes');
  const shown = TABS.filter(
    (name) => SECTIONS[name] && !(id === DEMO_CLASS && name === 'comments'),
  );
  return (
    <nav aria-label={t('sections')} className="flex flex-wrap gap-2 border-line border-b-2">
      {shown.map((name) => (
        <Link
          key={name}
          to={addressOf(id, name)}
          aria-current={name === tab ? (isInner ? 'true' : 'page') : undefined}
          className={
            name === tab
              ? '-mb-0.5 inline-flex min-h-12 items-center border-trail border-b-4 px-4 font-bold text-lg text-trail'
              : '-mb-0.5 inline-flex min-h-12 items-center border-transparent border-b-4 px-4 font-bold text-lg text-muted hover:text-ink'
          }
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

type Props = Place & { taught: SchoolClass; children: ReactNode };

/** The frame of a class: its name, its sections, and the end of an archived one. */
export function ClassLayout({ taught, tab, isInner, children }: Props) {
  const { t } = useTranslation('classes');
  return (
    <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
      <div className="grid gap-5 sm:gap-6" data-not-printed="">
        {taught.id !== DEMO_CLASS && <BackLink to={classPaths.list}>{t('title')}</BackLink>}
        <header className="grid gap-1">
          <h1 className="wrap-anywhere text-4xl sm:text-5xl">{taught.name}</h1>
          <p className="text-lg text-muted">{taught.school_year}</p>
        </header>
        <ArchivedNotice taught={taught} />
        <ClassTabs id={taught.id} tab={tab} isInner={isInner} />
      </div>
      {children}
    </div>
  );
}
