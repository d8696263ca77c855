import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContactAddress } from '../static-page/mail-link.tsx';
import { PlainPage, PlainSection } from '../static-page/plain-page.tsx';

/** Names the publisher from the operator's settings, or says that it is not stated. */
function Publisher() {
  const { t } = useTranslation('legal');
  const { data: config } = useSiteConfig();
  if (!config) return null;
  if (!config.publisher_name) return <p>{t('publisher_unknown')}</p>;
  return (
    <>
      <p>
        {t('publisher_name')} <strong>{config.publisher_name}</strong>.
      </p>
      {config.publisher_address && (
        <p>
          {t('publisher_address')}{' '}
          <span className="whitespace-pre-line">{config.publisher_address}</span>
        </p>
      )}
    </>
  );
}

function Hosting() {
  const { t } = useTranslation('legal');
  const { data: config } = useSiteConfig();
  if (!config) return null;
  if (!config.hosting_provider) return <p>{t('hosting_unknown')}</p>;
  return (
    <p>
      {t('hosting_by')} <strong>{config.hosting_provider}</strong>.
    </p>
  );
}

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
