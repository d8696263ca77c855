import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { SectionLinks } from './section-links.tsx';

const ICON_BUTTON = 'grid size-11 place-items-center rounded-control hover:bg-trail-soft';

/** The sections behind a button, on narrow screens. It closes once a link was followed. */
export function Drawer() {
  const { t } = useTranslation('admin');
  const common = useTranslation('common').t;
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useEffect(() => drawer.current?.close(), [key]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={t('open_menu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
        className={ICON_BUTTON}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog
        ref={drawer}
        aria-label={t('sections_label')}
        // A click on the dialog element itself is a click beside its contents.
        onClick={(event) => event.target === drawer.current && drawer.current.close()}
        onKeyDown={() => undefined}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-line border-e bg-sunken text-ink shadow-lift backdrop:bg-night/60"
      >
        <div className="grid h-full content-start gap-4 p-4">
          <div className="flex items-center justify-between">
            <p className="px-3.5 font-bold font-display text-xl">{t('title')}</p>
            <button
              type="button"
              aria-label={common('close')}
              onClick={() => drawer.current?.close()}
              className={ICON_BUTTON}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={t('sections_label')}>
            <SectionLinks />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
