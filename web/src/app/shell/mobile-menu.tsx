import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Logo } from '../../ui/logo.tsx';

const ICON_BUTTON = 'grid size-11 place-items-center rounded-control hover:bg-trail-soft';

const contents = lazyPart(
  async () => (await import('./mobile-menu-contents.tsx')).MobileMenuContents,
);

/** Opens and closes the menu; it closes by itself once a link was followed. */
function useMenu() {
  const menu = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useEffect(() => menu.current?.close(), [key]);
  const open = () => {
    setUsed(true);
    menu.current?.showModal();
  };
  return { menu, used, open, close: () => menu.current?.close() };
}

/**
 * Everything of the navigation bar, behind a button, where the bar has no room for it. What the menu
 * holds comes when the button is first pointed at or used.
 */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const common = useTranslation('common').t;
  const { menu, used, open, close } = useMenu();
  const Contents = contents.usePart(used);
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onPointerEnter={contents.fetch}
        onFocus={contents.fetch}
        onClick={open}
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
          <Link to={paths.home} aria-label={t('home_link')} className="inline-flex rounded-control">
            <Logo />
          </Link>
          <button
            type="button"
            aria-label={common('close')}
            onClick={close}
            className={ICON_BUTTON}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {Contents && <Contents />}
      </dialog>
    </>
  );
}
