import { Blocks, Handshake, type LucideIcon, Route, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { Mission } from './mission.tsx';
import { Story } from './story.tsx';
import { StoryIllustration } from './story-illustration.tsx';

const NEXT_PAGES = [
  { key: 'careers', icon: Route },
  { key: 'partners', icon: Handshake },
  { key: 'mentors', icon: Users },
  { key: 'examples', icon: Blocks },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** The page about the team and its purpose. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-16 py-10 sm:gap-20 sm:py-14">
        <header className="grid items-center gap-8 lg:grid-cols-[1.2fr_0.8fr]">
          <div className="grid gap-5">
            <h1 className="text-[clamp(2.25rem,6.2vw,4rem)]">
              {t('title')} <span className="block text-trail">{t('title_end')}</span>
            </h1>
            <p className="max-w-2xl text-xl text-muted">{t('intro')}</p>
          </div>
          <StoryIllustration />
        </header>
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
        <Story />
        <Mission />
      </ServerHtml>
    </>
  );
}
