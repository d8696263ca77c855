import { LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Avatar } from './avatar.tsx';
import { PremiumSign } from './premium-sign.tsx';
import { useLogOut } from './use-log-out.ts';

/** Who is signed in, with name and e-mail, and what is theirs; or the ways in. */
export function MobileAccount() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const logOut = useLogOut();
  if (!user) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={paths.auth} variant="secondary">
          {t('log_in')}
        </ButtonLink>
        <ButtonLink to={paths.register}>{t('sign_up')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={user.name} />
        <p className="min-w-0 leading-tight">
          <span className="block truncate font-bold">{user.name}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.dashboard} variant="secondary" size="sm">
          <LayoutDashboard aria-hidden="true" className="size-4" />
          {t('links.dashboard')}
        </ButtonLink>
        {user.role === 'admin' && (
          <ButtonLink to={paths.admin} variant="secondary" size="sm">
            <ShieldCheck aria-hidden="true" className="size-4" />
            {t('links.admin')}
          </ButtonLink>
        )}
        <PremiumSign user={user} />
        <Button variant="ghost" size="sm" onClick={logOut}>
          <LogOut aria-hidden="true" className="size-4" />
          {t('log_out')}
        </Button>
      </div>
    </div>
  );
}
