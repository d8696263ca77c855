import { careers } from 'virtual:content/careers';
import { CareerCard } from '../../features/careers/career-card.tsx';
import { CareerInvitation } from '../../features/careers/career-invitation.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';

/** The careers, side by side. */
export function CareersPage() {
  const { t } = useTranslation('careers');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-10 py-10 sm:py-14">
        <PageHeader title={t('title')} intro={t('intro')} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {careers.map((career) => (
            <CareerCard key={career.id} career={career} />
          ))}
        </ul>
        <CareerInvitation
          title={t('bottom.title')}
          text={t('bottom.text')}
          courses={t('bottom.courses')}
          account={{ label: t('bottom.account'), to: paths.auth }}
        />
      </ServerHtml>
    </>
  );
}
