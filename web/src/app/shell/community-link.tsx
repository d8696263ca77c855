import { MessagesSquare } from 'lucide-react';
import { NavLink } from 'react-router';
import { closedBy } from '../../lib/closed-by.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ROUTES } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSiteConfig } from '../../lib/site-config.ts';

/** A link to the community chat, where there is one and it is not closed to the reader. `compact` shows its name if there is room. */
export function CommunityLink({ className, compact }: { className: string; compact?: boolean }) {
  const { t } = useTranslation('shell');
  const { data: config } = useSiteConfig();
  const { user } = useSession();
  if (!config?.community_url || closedBy(user, 'community')) return null;
  return (
    <NavLink
      to={ROUTES.community}
      title={compact ? t('community') : undefined}
      className={className}
    >
      <MessagesSquare aria-hidden="true" className="size-5" />
      <span className={compact ? 'max-wide:sr-only' : undefined}>{t('community')}</span>
    </NavLink>
  );
}
