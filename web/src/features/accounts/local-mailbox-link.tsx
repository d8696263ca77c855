import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

const LOCAL_MAILBOX = '/dev/mailbox';

/** The way to the mail, on a server that sends none. */
export function LocalMailboxLink() {
  const { t } = useTranslation('accounts');
  const { data } = useSiteConfig();
  if (!data?.local_mailbox) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{t('mailbox.local')}</p>
      <ExternalLink href={LOCAL_MAILBOX} className={buttonStyle('primary', 'md')}>
        {t('mailbox.open_local')}
      </ExternalLink>
    </div>
  );
}
