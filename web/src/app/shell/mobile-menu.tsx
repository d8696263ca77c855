import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Logo } from '../../ui/logo.tsx';
import { paths, type RouteName } from '../paths.ts';
import { MobileAccount } from './mobile-account.tsx';
import { MobileLinks } from './mobile-links.tsx';

const ICON_BUTTON = 'grid size-11 place-items-center rounded-control hover:bg-trail-soft';

/** Everything of the navigation bar, behind a button, where the bar has no room for it. */
export function MobileMenu({ available }: { available: ReadonlySet<RouteName> }) {
  const { t } = useTranslation('shell');
  const common = useTranslation('common').t;
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // Whatever link was followed, the menu has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useEffect(() => menu.current?.close(), [key]);

  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
        className={ICON_BUTTON}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog
        ref={menu}
        aria-label={t('menu')}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      >
        <div className="page-width flex h-16 items-center justify-between border-b border-line">
          <Link to={paths.home} aria-label={t('home_link')} className="rounded-control">
            <Logo />
          </Link>
          <button
            type="button"
            aria-label={common('close')}
            onClick={() => menu.current?.close()}
            className={ICON_BUTTON}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="page-width grid gap-6 py-6">
          <MobileAccount hasDashboard={available.has('dashboard')} />
          <MobileLinks available={available} />
        </div>
      </dialog>
    </>
  );
}
