import { careers } from 'virtual:content/careers';
import { paths } from '../../app/paths.ts';
import { CareerCard } from '../../features/careers/career-card.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

function Bottom() {
  const { t } = useTranslation('careers');
  return (
    <section className="grid justify-items-center gap-4 rounded-[2rem] bg-panel p-8 text-center text-on-panel sm:p-12">
      <h2 className="text-3xl">{t('bottom.title')}</h2>
      <p className="max-w-xl text-lg">{t('bottom.text')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-4">
        <ButtonLink to={paths.courses} variant="joy" size="lg">
          {t('bottom.courses')}
        </ButtonLink>
        <ButtonLink to={paths.auth} variant="secondary" size="lg">
          {t('bottom.account')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The careers, side by side. */
export function CareersPage() {
  const { t } = useTranslation('careers');
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <PageTitle title={t('page_title')} />
      <meta name="description" content={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('title')}</h1>
        <p className="max-w-2xl text-xl text-muted">{t('intro')}</p>
      </header>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {careers.map((career) => (
          <CareerCard key={career.id} career={career} />
        ))}
      </ul>
      <Bottom />
    </div>
  );
}
