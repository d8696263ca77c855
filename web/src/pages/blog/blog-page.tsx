import { articles } from 'virtual:content/articles';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { ArticleCard } from './article-card.tsx';

/** The articles, side by side. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageTitle title={t('page_title')} />
      <meta name="description" content={t('description')} />
      <ServerHtml className="page-width grid gap-10 py-10 sm:py-14">
        <header className="grid gap-3">
          <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('title')}</h1>
          <p className="max-w-2xl text-xl text-muted">{t('intro')}</p>
        </header>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </ServerHtml>
    </>
  );
}
