import { ExternalLink as Leaves } from 'lucide-react';
import { useTranslation } from '../lib/i18n.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { Button } from './button.tsx';
import { buttonStyle } from './button-style.ts';
import { ExternalLink } from './external-link.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  to: 'ai_chat_url' | 'community_url';
  children: string;
  /** The text shown where the server was given no address. */
  none: string;
};

/** A link to a site of another company, which names its target; it is never shown without that. */
export function LeavingLink({ to, children, none }: Props) {
  const { t } = useTranslation('common');
  const { data: config, isError, refetch } = useSiteConfig();
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('leaving.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  if (!config) return <Skeleton className="h-13 w-56" />;
  const host = URL.parse(config[to])?.host;
  if (!host) return <p>{none}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ExternalLink href={config[to]} className={buttonStyle('joy', 'lg')}>
        {children}
        <Leaves aria-hidden="true" className="size-5" />
      </ExternalLink>
      <span className="break-all text-muted">{t('leaving.leads_to', { host })}</span>
    </div>
  );
}
