import { helpArticles } from 'virtual:content/help';
import { HELP_TOPICS } from '@codivia/contract/api/help-articles';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { AskTeam } from './ask-team.tsx';
import { HelpResults } from './help-results.tsx';

/** Help: a search over articles, lessons and settings, above all articles. */
export function HelpPage() {
  const { t, language } = useTranslation('help');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const writeLink = <ButtonLink to={paths.helpAsk}>{t('write')}</ButtonLink>;
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14 [&>*]:mx-auto [&>*]:w-full [&>*]:max-w-3xl">
      <PageTitle title={t('page_title')} description={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,6vw,3.4rem)]">{t('title')}</h1>
        <p className="text-muted text-xl">{t('intro')}</p>
        <div className="relative mt-3">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6 text-muted"
          />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-14 w-full rounded-control border-2 border-edge bg-surface text-ellipsis ps-13 pe-3 text-lg placeholder:text-muted"
          />
        </div>
      </header>
      {words !== '' && <HelpResults words={words} fallback={writeLink} />}
      <ServerHtml className="grid gap-5">
        <h2 className="text-2xl">{t('articles')}</h2>
        <div className="grid items-start gap-x-8 gap-y-9 sm:grid-cols-2">
          {HELP_TOPICS.map((topic) => (
            <section key={topic} className="grid gap-3">
              <h3 className="text-lg">{t(`topics.${topic}`)}</h3>
              <ul className="grid gap-1">
                {helpArticles
                  .filter((article) => article.topic === topic)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <Link
                        to={paths.helpArticle(id)}
                        className="inline-block py-1.5 font-bold text-trail hover:underline"
                      >
                        {title[language]}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </ServerHtml>
      <AskTeam />
    </div>
  );
}
