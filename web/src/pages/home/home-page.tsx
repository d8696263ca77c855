import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Below } from './below.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { useCancelledNotice } from './use-cancelled-notice.ts';

/** The home page: what Codivia is, for a teenager and for a parent. */
export function HomePage() {
  const { t } = useTranslation('home');
  useCancelledNotice();
  return (
    <>
      <PageTitle title={t('page_title')} />
      <meta name="description" content={t('description')} />
      <Hero />
      <Figures />
      <Features />
      <Below />
    </>
  );
}
