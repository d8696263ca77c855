import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { Mission } from './mission.tsx';
import { NextPages } from './next-pages.tsx';
import { Story } from './story.tsx';
import { StoryIllustration } from './story-illustration.tsx';

/** The page about the team and its purpose. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageTitle title={t('page_title')} />
      <meta name="description" content={t('description')} />
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
        <NextPages />
        <Story />
        <Mission />
      </ServerHtml>
    </>
  );
}
