import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { type LinkedRouteName, ROUTES } from '../../lib/paths.ts';
import { MAIN_LINKS, ROOM_LINKS } from '../navigation.ts';
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
export function MobileLinks() {
  const { t } = useTranslation('shell');
  return (
    <>
      <ul>
        <Links names={MAIN_LINKS} />
        <li>
          <CommunityLink className={LINK} />
        </li>
      </ul>
      <section>
        <h2 className="text-sm text-muted">{t('rooms')}</h2>
        <ul>
          <Links names={ROOM_LINKS} />
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
