import type { Member } from '@codivia/contract/api/accounts';
import { ShieldCheck } from 'lucide-react';
import { SecurityDialog } from '../../features/second-factor/security-dialog.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Drawer } from './drawer.tsx';

/** Shows the current section and the signed-in administrator. */
export function PanelHeader({ user }: { user: Member }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex min-h-16 items-center justify-between gap-3 border-line border-b bg-surface px-3 py-2 sm:px-6">
      <div className="flex items-center gap-2">
        <Drawer />
        <p className="hidden items-center gap-2 font-bold font-display text-lg sm:flex">
          <ShieldCheck aria-hidden="true" className="size-5 text-trail" />
          {t('title')}
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <p className="min-w-0 text-end leading-tight">
          <span className="block truncate font-bold">{user.name}</span>
          <span className="block text-muted text-sm">{t('label')}</span>
        </p>
        <SecurityDialog />
      </div>
    </div>
  );
}
