import type { PortfolioAuthor } from '@codivia/contract/api/portfolio';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { classes } from '../../ui/classes.ts';

/** Names the author of a project, with a link to the portfolio that names it. */
export function AuthorLine({ author, className }: { author: PortfolioAuthor; className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <p className={classes('wrap-anywhere', className)}>
      {t('project.author')}{' '}
      <Link
        className="inline-flex min-h-6 items-center font-bold text-trail underline"
        to={paths.publicPortfolio(author.handle)}
      >
        {author.handle}
      </Link>
    </p>
  );
}
