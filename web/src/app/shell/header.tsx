import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PremiumSign } from './premium-sign.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

function VisitorLinks() {
  const { t } = useTranslation('shell');
  return (
    <div className="for-visitors flex items-center gap-2">
      <ButtonLink to={paths.auth} variant="ghost" size="sm">
        {t('log_in')}
      </ButtonLink>
      <ButtonLink to={paths.register} size="sm">
        {t('sign_up')}
      </ButtonLink>
    </div>
  );
}

/** The navigation bar; it stays at the top of the window. */
export function Header() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
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
          <MainLinks />
          <div className="flex items-center gap-2">
            <ThemeMenu />
            <LanguageSwitch short />
            {user ? (
              <>
                <PremiumSign user={user} />
                <UserMenu user={user} />
              </>
            ) : (
              <VisitorLinks />
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
