import { lazy, Suspense } from 'react';
import { useClaims } from '../../lib/claims.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useCancelledPayment } from '../../lib/use-cancelled-payment.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { LazySections } from './lazy-sections.tsx';

/** Not needed where the server has sent it. */
const Features = lazy(async () => ({ default: (await import('./features.tsx')).Features }));

/** The home page: what Codivia is, for a teenager and for a parent. */
export function HomePage() {
  const { t } = useTranslation('home');
  useCancelledPayment('subscription', t('subscription_cancelled'));
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <Hero />
      <ServerHtml changed={useChanged([useClaims()])}>
        <Figures />
      </ServerHtml>
      <ServerHtml>
        {/* The placeholder of the lower half is about as high. */}
        <Suspense fallback={<div className="min-h-[120rem] lg:min-h-[61rem]" />}>
          <Features />
        </Suspense>
      </ServerHtml>
      <LazySections />
    </>
  );
}
