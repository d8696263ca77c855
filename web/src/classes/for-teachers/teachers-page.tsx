import { ClipboardList, LineChart, type LucideIcon, RadioTower, Rows3 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { classPaths, DEMO_CLASS } from '../class-paths.ts';
import { ForHeads } from './for-heads.tsx';
import { TeacherRequestSection } from './teacher-request.tsx';
import { TryClass } from './try-class.tsx';

const STEPS = [
  { key: 'list', icon: Rows3 },
  { key: 'assign', icon: ClipboardList },
  { key: 'live', icon: RadioTower },
  { key: 'after', icon: LineChart },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

function Steps() {
  const { t } = useTranslation('teachers');
  return (
    <TitledSection title={t('how.title')} className="gap-6">
      <ol className="grid gap-5 sm:grid-cols-2">
        {STEPS.map(({ key, icon: Icon }) => (
          <li key={key} className="grid">
            <Card className="grid content-start gap-3 p-6">
              <Icon aria-hidden="true" className="size-8 text-trail" />
              <h3 className="text-xl">{t(`how.${key}_title`)}</h3>
              <p>{t(`how.${key}`)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** Explains to teachers and heads of school what a class is here, and takes requests for access. */
export function TeachersPage() {
  const { t } = useTranslation('teachers');
  const { user } = useSession();
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <div className="page-width grid gap-14 py-10 sm:py-14">
        <div className="grid gap-6">
          <PageHeader title={t('title')} intro={t('intro')} width="max-w-3xl" />
          <div className="flex flex-wrap gap-3">
            {user?.is_teacher ? (
              <ButtonLink to="/classes">{t('open')}</ButtonLink>
            ) : (
              <a href="#request" className={buttonStyle('primary', 'md')}>
                {t('ask')}
              </a>
            )}
            <ButtonLink to={classPaths.roster(DEMO_CLASS)} variant="secondary">
              {t('demo.try')}
            </ButtonLink>
          </div>
        </div>
        <Steps />
        <TryClass />
        <ForHeads />
        <TeacherRequestSection />
      </div>
    </>
  );
}
