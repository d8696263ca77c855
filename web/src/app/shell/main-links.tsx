import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ROUTES } from '../../lib/paths.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
import { CommunityLink } from './community-link.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-bold hover:bg-trail-soft aria-[current=page]:text-trail';

/** The links of the wide navigation bar. */
export function MainLinks() {
  const { t } = useTranslation('shell');
  const rooms = ROOM_LINKS.map((name) => ({
    key: name,
    label: t(`links.${name}`),
    to: ROUTES[name],
  }));
  return (
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
  );
}
