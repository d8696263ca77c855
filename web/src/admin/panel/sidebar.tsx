import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { usePanelAddress } from './panel-address.ts';
import { SectionLinks } from './section-links.tsx';

/** The sections beside the content, where there is room for them. */
export function Sidebar() {
  const { t } = useTranslation('admin');
  const { collapsed, toggleSidebar } = usePanelAddress();
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const action = t(collapsed ? 'expand' : 'collapse');
  return (
    <div
      className={classes(
        'hidden shrink-0 border-line border-e bg-sunken p-3 lg:block',
        collapsed ? 'w-19' : 'w-64',
      )}
    >
      <div className="sticky top-19 grid gap-6">
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-controls="admin-sections"
          aria-label={action}
          title={action}
          onClick={toggleSidebar}
          className="grid size-12 place-items-center justify-self-start rounded-control text-muted hover:bg-trail-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
        <nav id="admin-sections" aria-label={t('sections_label')}>
          <SectionLinks short={collapsed} />
        </nav>
      </div>
    </div>
  );
}
