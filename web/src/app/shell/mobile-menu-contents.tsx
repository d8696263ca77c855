import { EyeOff, LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { type LinkedRouteName, paths, ROUTES } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
import { Avatar } from './avatar.tsx';
import { CommunityLink } from './community-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PremiumSign } from './premium-sign.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogOut } from './use-log-out.ts';

/**
 * Shows the member's name, e-mail, pages and ways to sign out; without a member, the links to sign in and to register.
 */
function MobileAccount() {
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
        <Button variant="ghost" size="sm" onClick={() => logOut('out')}>
          <LogOut aria-hidden="true" className="size-4" />
          {t('log_out')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => logOut('cleared')}>
          <EyeOff aria-hidden="true" className="size-4" />
          {t('log_out_shared')}
        </Button>
      </div>
    </div>
  );
}

const LINK =
  'flex min-h-12 items-center gap-2 border-b border-line font-display text-xl font-bold aria-[current=page]:text-trail';

function Links({ names }: { names: readonly LinkedRouteName[] }) {
  const { t } = useTranslation('shell');
  return names.map((name) => (
    <li key={name}>
      <NavLink to={ROUTES[name]} end={name === 'home'} className={LINK}>
        {t(`links.${name}`)}
      </NavLink>
    </li>
  ));
}

/** The links of the mobile menu, with language and theme. */
function MobileLinks() {
  const { t } = useTranslation('shell');
  return (
    <>
      <ul>
        <Links names={MAIN_LINKS} />
        <li>
          <CommunityLink className={LINK} />
        </li>
      </ul>
      <section>
        <h2 className="text-sm text-muted">{t('rooms')}</h2>
        <ul>
          <Links names={ROOM_LINKS} />
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}

/** The contents of the mobile menu. */
export function MobileMenuContents() {
  return (
    <div className="page-width grid gap-6 py-6">
      <MobileAccount />
      <MobileLinks />
    </div>
  );
}
