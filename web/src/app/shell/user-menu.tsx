import type { Member } from '@codivia/contract/api/accounts';
import { ChevronDown, EyeOff, LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import type { MenuEntry } from '../../ui/dropdown-menu-opened.tsx';
import { Avatar } from './avatar.tsx';
import { useLogOut } from './use-log-out.ts';

/** The member's name, with a menu: their dashboard, the panel for administrators, and signing out. */
export function UserMenu({ user }: { user: Member }) {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  const dashboard: MenuEntry = {
    key: 'dashboard',
    label: t('links.dashboard'),
    icon: <LayoutDashboard aria-hidden="true" />,
    to: paths.dashboard,
  };
  const admin: MenuEntry = {
    key: 'admin',
    label: t('links.admin'),
    icon: <ShieldCheck aria-hidden="true" />,
    to: paths.admin,
  };
  const out: MenuEntry = {
    key: 'log-out',
    label: t('log_out'),
    icon: <LogOut aria-hidden="true" />,
    onSelect: () => logOut('out'),
  };
  const clear: MenuEntry = {
    key: 'log-out-shared',
    label: t('log_out_shared'),
    icon: <EyeOff aria-hidden="true" />,
    onSelect: () => logOut('cleared'),
  };
  return (
    <DropdownMenu
      entries={[dashboard, ...(user.role === 'admin' ? [admin] : []), out, clear]}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-bold hover:bg-trail-soft"
    >
      <Avatar name={user.name} />
      <span className="max-w-32 truncate">{user.name}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </DropdownMenu>
  );
}
