import { Blocks, Handshake, type LucideIcon, Route, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

const NEXT_PAGES = [
  { key: 'careers', icon: Route },
  { key: 'partners', icon: Handshake },
  { key: 'mentors', icon: Users },
  { key: 'examples', icon: Blocks },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** The four cards that link to other pages. */
export function NextPages() {
  const { t } = useTranslation('about');
  return (
    <section aria-label={t('next_pages')}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {NEXT_PAGES.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Link
              to={paths[key]}
              className="group grid h-full content-start gap-3 rounded-card border border-line bg-surface p-6 shadow-card transition-shadow hover:shadow-lift"
            >
              <Icon aria-hidden="true" className="size-9 text-trail" />
              <span className="font-display text-2xl font-bold group-hover:text-trail group-hover:underline">
                {t(`${key}_title`)}
              </span>
              <span className="text-muted">{t(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
