import { ChevronDown } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths, ROUTES } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
import { CommunityLink } from './community-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PremiumSign } from './premium-sign.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-bold hover:bg-trail-soft aria-[current=page]:text-trail';

/** The navigation bar; it stays at the top of the window. */
export function Header() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const rooms = ROOM_LINKS.map((name) => ({
    key: name,
    label: t(`links.${name}`),
    to: ROUTES[name],
  }));
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md">
      <nav
        aria-label={t('main_navigation')}
        className="page-width flex h-16 max-w-[86rem] items-center gap-4"
      >
        <Link
          to={paths.home}
          aria-label={t('home_link')}
          className="inline-flex shrink-0 rounded-control"
        >
          <Logo />
        </Link>
        <div className="hidden grow items-center justify-between gap-3 nav:flex">
          <ul className="flex items-center">
            {MAIN_LINKS.map((name) => (
              <li key={name}>
                <NavLink to={ROUTES[name]} end={name === 'home'} className={LINK}>
                  {t(`links.${name}`)}
                </NavLink>
              </li>
            ))}
            <li>
              <DropdownMenu entries={rooms} align="start" className={LINK}>
                {t('rooms')}
                <ChevronDown aria-hidden="true" className="size-4" />
              </DropdownMenu>
            </li>
            <li>
              <CommunityLink className={LINK} compact />
            </li>
          </ul>
          <div className="flex items-center gap-2">
            <ThemeMenu />
            <LanguageSwitch short />
            {user ? (
              <>
                <PremiumSign user={user} />
                <UserMenu user={user} />
              </>
            ) : (
              <div className="for-visitors flex items-center gap-2">
                <ButtonLink to={paths.auth} variant="ghost" size="sm">
                  {t('log_in')}
                </ButtonLink>
                <ButtonLink to={paths.register} size="sm">
                  {t('sign_up')}
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
        <div className="ms-auto nav:hidden">
          <MobileMenu />
        </div>
      </nav>
    </header>
  );
}
