import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ROUTES, type RouteName } from '../../lib/paths.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { existing, MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
import { CommunityLink } from './community-link.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-bold hover:bg-trail-soft aria-[current=page]:text-trail';

/** The links of the wide navigation bar. */
export function MainLinks({ available }: { available: ReadonlySet<RouteName> }) {
  const { t } = useTranslation('shell');
  const rooms = existing(ROOM_LINKS, available).map((name) => ({
    key: name,
    label: t(`links.${name}`),
    to: ROUTES[name],
  }));
  return (
    <ul className="flex items-center">
      {existing(MAIN_LINKS, available).map((name) => (
        <li key={name}>
          <NavLink to={ROUTES[name]} end={name === 'home'} className={LINK}>
            {t(`links.${name}`)}
          </NavLink>
        </li>
      ))}
      {rooms.length > 0 && (
        <li>
          <DropdownMenu entries={rooms} align="start" className={LINK}>
            {t('rooms')}
            <ChevronDown aria-hidden="true" className="size-4" />
          </DropdownMenu>
        </li>
      )}
      <li>
        <CommunityLink className={LINK} compact />
      </li>
    </ul>
  );
}
