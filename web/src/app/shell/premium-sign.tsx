import type { Member } from '@codivia/contract/api/accounts';
import { Crown } from 'lucide-react';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** The Premium badge for premium members, a link to Premium for the others; administrators need neither. */
export function PremiumSign({ user }: { user: Member }) {
  const { t } = useTranslation('shell');
  const common = useTranslation('common').t;
  if (user.role === 'admin' && !user.is_premium) return null;
  return user.is_premium ? (
    <Badge tone="joy">
      <Crown aria-hidden="true" />
      {common('premium')}
    </Badge>
  ) : (
    <SubscribeButton size="sm">
      <Crown aria-hidden="true" className="size-4" />
      {t('go_premium')}
    </SubscribeButton>
  );
}
