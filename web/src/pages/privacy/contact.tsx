import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Part } from './part.tsx';

/** Whom to ask. */
export function Contact() {
  const { t } = useTranslation('privacy');
  const { data } = useSiteConfig();
  return (
    <Part title={t('contact.title')}>
      <p>
        {t('contact.text')}{' '}
        {data?.contact_email ? (
          <a href={`mailto:${data.contact_email}`} className="font-bold text-trail underline">
            {data.contact_email}
          </a>
        ) : (
          data && t('contact.none')
        )}
      </p>
    </Part>
  );
}
