import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';

/** Names the publisher from the operator's settings, or says that it is not stated. */
export function Publisher() {
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

/** Names the host of this site, or says that it is not stated. */
export function Hosting() {
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
