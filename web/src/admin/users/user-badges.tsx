import type { AdminUser } from '@codivia/contract/api/admin-users';
import { Crown, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

export function RoleBadge({ role }: { role: AdminUser['role'] }) {
  const { t } = useTranslation('admin-users');
  if (role === 'user') return <Badge>{t('role.user')}</Badge>;
  return (
    <Badge tone="trail">
      <ShieldCheck aria-hidden="true" />
      {t('role.admin')}
    </Badge>
  );
}

export function UserStatus({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.is_premium && (
        <Badge tone="joy">
          <Crown aria-hidden="true" />
          {t('status.premium')}
        </Badge>
      )}
      {!user.is_verified && <Badge tone="danger">{t('status.not_verified')}</Badge>}
    </span>
  );
}
