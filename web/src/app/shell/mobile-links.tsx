import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { type LinkedRouteName, ROUTES, type RouteName } from '../../lib/paths.ts';
import { existing, MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
import { CommunityLink } from './community-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LINK =
  'flex min-h-12 items-center gap-2 border-b border-line font-display text-xl font-bold aria-[current=page]:text-trail';

function Links({ names }: { names: readonly LinkedRouteName[] }) {
  const { t } = useTranslation('shell');
  return names.map((name) => (
    <li key={name}>
      <NavLink to={ROUTES[name]} end={name === 'home'} className={LINK}>
        {t(`links.${name}`)}
      </NavLink>
    </li>
  ));
}

/** The links of the mobile menu, with language and theme. */
export function MobileLinks({ available }: { available: ReadonlySet<RouteName> }) {
  const { t } = useTranslation('shell');
  const rooms = existing(ROOM_LINKS, available);
  return (
    <>
      <ul>
        <Links names={existing(MAIN_LINKS, available)} />
        <li>
          <CommunityLink className={LINK} />
        </li>
      </ul>
      {rooms.length > 0 && (
        <section>
          <h2 className="text-sm text-muted">{t('rooms')}</h2>
          <ul>
            <Links names={rooms} />
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
