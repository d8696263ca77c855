import { type ArticleSummary, articlePath } from '@codivia/contract/api/blog';
import { formatDate } from '@codivia/contract/text/format-dates';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** An article in the grid; the whole card leads to its page, which stands outside the app. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { t, language } = useTranslation('blog');
  const title = article.title[language];
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift">
      <img src={article.picture} alt="" width="640" height="400" className="h-auto w-full" />
      <article className="flex grow flex-col gap-4 p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <Badge tone="trail">{article.category[language]}</Badge>
          <time dateTime={article.date}>{formatDate(article.date, language)}</time>
          <span>{t('read_time', { count: article.read_minutes })}</span>
        </p>
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted">{article.excerpt[language]}</p>
        <a
          href={articlePath(article.id, language)}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 font-bold text-trail after:absolute after:inset-0 group-hover:underline"
        >
          {t('read_more')}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
      </article>
    </li>
  );
}
