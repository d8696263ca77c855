import { helpArticles } from 'virtual:content/help';
import { HELP_TOPICS } from '@codivia/contract/api/help-articles';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ServerHtml } from '../../ui/server-html.tsx';

/** Lists all help articles, by topic. */
export function HelpTopics() {
  const { t, language } = useTranslation('help');
  return (
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
  );
}
