import { articles } from 'virtual:content/articles';
import { useTranslation } from '../../lib/i18n.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { ArticleCard } from './article-card.tsx';

/** The articles, side by side. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <ServerHtml className="page-width grid gap-10 py-10 sm:py-14">
        <PageHeader title={t('title')} intro={t('intro')} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </ServerHtml>
    </>
  );
}
