import { COMMUNITY_FRONT_PAGE } from '@codivia/contract/api/site';
import { HeartHandshake, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LeavingLink } from '../../ui/leaving-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';

const FACTS = ['company', 'age', 'supervision'] as const;
const RULES = ['name', 'pictures', 'private'] as const;

/** The way to the community chat of another company, and what to know before taking it. */
export function CommunityPage() {
  const { t } = useTranslation('community');
  const { data: config } = useSiteConfig();
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('title')}</h1>
        <p className="max-w-2xl text-muted text-xl">{t('intro')}</p>
      </header>
      <div className="grid gap-5 lg:grid-cols-2">
        <section
          aria-labelledby="leaving"
          className="grid content-start gap-4 rounded-card border-2 border-joy-strong bg-surface p-6 sm:p-8"
        >
          <h2 id="leaving" className="text-2xl">
            {t('leaving.title')}
          </h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
            {FACTS.map((fact) => (
              <li key={fact}>{t(`leaving.${fact}`)}</li>
            ))}
            {config?.community_url === COMMUNITY_FRONT_PAGE && <li>{t('leaving.front_page')}</li>}
          </ul>
          <UnlessClosed right="community">
            <LeavingLink to="community_url" none={t('leaving.none')}>
              {t('leaving.open')}
            </LeavingLink>
          </UnlessClosed>
        </section>
        <section
          aria-labelledby="safe"
          className="grid content-start gap-4 rounded-card bg-trail-soft p-6 sm:p-8"
        >
          <h2 id="safe" className="flex items-start gap-3 text-2xl">
            <ShieldCheck aria-hidden="true" className="mt-1 size-7 shrink-0 text-trail" />
            {t('safe.title')}
          </h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
            {RULES.map((rule) => (
              <li key={rule}>{t(`safe.${rule}`)}</li>
            ))}
          </ul>
          <p className="flex gap-3 border-line border-t pt-4">
            <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-trail" />
            {t('safe.worry')}
          </p>
        </section>
      </div>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-2xl">{t('here')}</p>
        <ButtonLink to={paths.gallery} variant="secondary">
          {t('gallery')}
        </ButtonLink>
      </div>
    </div>
  );
}
