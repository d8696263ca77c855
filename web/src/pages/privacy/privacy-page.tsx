import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { Contact, InShort, Rights, Seen, StoredData } from './privacy-sections.tsx';

/**
 * States the data that is kept about people, the reasons, how long it is kept, and who sees it. Every fact is one of
 * the server's code.
 */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <ServerHtml className="page-width py-10 sm:py-16">
        <div className="mx-auto grid max-w-4xl gap-14">
          <header className="grid gap-4">
            <h1 className="text-[clamp(2.2rem,5vw,3.4rem)]">{t('title')}</h1>
            <p className="text-xl">{t('intro')}</p>
            <p className="text-muted text-sm">{t('updated')}</p>
          </header>
          <InShort />
          <StoredData />
          <Seen />
          <TitledSection title={t('minors.title')}>
            <p className="font-bold text-lg">{t('minors.young')}</p>
            <p>{t('minors.why')}</p>
            <p>{t('minors.consent')}</p>
            <p>{t('minors.pay')}</p>
          </TitledSection>
          <TitledSection title={t('parents.title')}>
            <p>{t('parents.text')}</p>
            <p>{t('parents.money')}</p>
          </TitledSection>
          <Rights />
          <Contact />
        </div>
      </ServerHtml>
    </>
  );
}
