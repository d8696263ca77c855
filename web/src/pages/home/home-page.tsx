import { lazy, Suspense } from 'react';
import { useClaims } from '../../lib/claims.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useCancelledPayment } from '../../lib/use-cancelled-payment.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Hero } from './hero.tsx';
import { LazySections } from './lazy-sections.tsx';

/** Not needed where the server has sent them. */
const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }));
const UpperSections = lazy(async () => ({
  default: (await import('./upper-sections.tsx')).UpperSections,
}));

/** The home page: what Codivia is, for a teenager and for a parent. */
export function HomePage() {
  const { t } = useTranslation('home');
  useCancelledPayment('subscription', t('subscription_cancelled'));
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <Hero />
      <ServerHtml changed={useChanged([useClaims()])}>
        <Suspense fallback={<div className="min-h-32 lg:min-h-24" />}>
          <Figures />
        </Suspense>
      </ServerHtml>
      <ServerHtml>
        {/* The placeholder of the lower half is about as high. */}
        <Suspense fallback={<div className="min-h-[81rem] lg:min-h-[93rem]" />}>
          <UpperSections />
        </Suspense>
      </ServerHtml>
      <LazySections />
    </>
  );
}
