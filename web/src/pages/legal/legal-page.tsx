import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContactAddress } from '../../ui/static-page/mail-link.tsx';
import { Hosting, Publisher } from '../../ui/static-page/operator.tsx';
import { PlainPage, PlainSection } from '../../ui/static-page/plain-page.tsx';

/** Names the publisher and the host of this site, and how to reach them. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <PlainPage title={t('title')} intro={t('intro')}>
        <PlainSection title={t('publisher')}>
          <Publisher />
        </PlainSection>
        <PlainSection title={t('hosting')}>
          <Hosting />
        </PlainSection>
        <PlainSection title={t('contact')}>
          <p>
            {t('contact_text')} <ContactAddress waiting={t('contact_later')} />
          </p>
        </PlainSection>
        <PlainSection title={t('rights')}>
          <p>{t('rights_text')}</p>
        </PlainSection>
        <PlainSection title={t('data')}>
          <p>
            {t('data_text')}{' '}
            <Link to={paths.privacy} className="font-bold text-trail underline">
              {t('privacy')}
            </Link>
          </p>
        </PlainSection>
        <PlainSection title={t('report')}>
          <p>{t('report_text')}</p>
        </PlainSection>
      </PlainPage>
    </>
  );
}
