import { MessagesSquare } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

/** The community chat, at the address that the server was given. `compact` shows its name if there is room. */
export function CommunityLink({ className, compact }: { className: string; compact?: boolean }) {
  const { t } = useTranslation('shell');
  const { data: config } = useSiteConfig();
  if (!config?.community_url) return null;
  return (
    <ExternalLink
      href={config.community_url}
      title={compact ? t('community') : undefined}
      className={className}
    >
      <MessagesSquare aria-hidden="true" className="size-5" />
      <span className={compact ? 'max-wide:sr-only' : undefined}>{t('community')}</span>
    </ExternalLink>
  );
}
