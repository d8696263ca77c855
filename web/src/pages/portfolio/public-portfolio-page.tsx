import type { Portfolio } from '@codivia/contract/api/portfolio';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { AskState } from '../../support/help/attached.ts';
import { portfolioQuery, useWithdrawPortfolio } from '../../training/portfolio/portfolio.api.ts';
import { PortfolioView } from '../../training/portfolio/portfolio-view.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingPage } from '../../ui/state-message.tsx';

/** Explains how to report a portfolio that should not be public; administrators delete it. */
function Report({ handle }: Pick<Portfolio, 'handle'>) {
  const { t } = useTranslation('portfolio');
  const { user } = useSession();
  const withdraw = useWithdrawPortfolio();
  const path = paths.publicPortfolio(handle);
  const state: AskState = { attachment: { path, title: handle, files: [] } };
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <Link
        to={paths.helpAsk}
        state={state}
        className="inline-flex min-h-11 items-center gap-2 text-trail underline"
      >
        <Flag aria-hidden="true" className="size-4 shrink-0" />
        {t('view.report')}
      </Link>
      {user?.role === 'admin' && (
        <Button
          variant="danger"
          size="sm"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(handle, {
              onSuccess: () => toast.success(t('view.withdrawn')),
            })
          }
        >
          {t('view.withdraw')}
        </Button>
      )}
    </div>
  );
}

function Contents({ handle }: { handle: string }) {
  const { t } = useTranslation('portfolio');
  const { data, error, refetch } = useQuery(portfolioQuery(handle));
  if (isNotFound(error)) {
    return (
      <MissingPage
        title={t('view.missing')}
        text={t('view.missing_text')}
        to={paths.home}
        back={t('view.home')}
      />
    );
  }
  if (data) {
    return (
      <>
        <PageTitle title={data.handle} />
        <PortfolioView portfolio={data} />
        <Report handle={data.handle} />
      </>
    );
  }
  if (error) {
    return <ErrorState heading="h1" title={t('view.failed')} error={error} onRetry={refetch} />;
  }
  return <Skeleton className="h-[32rem]" />;
}

/** A portfolio, for anyone who has its address; no search engine may list it. */
export function PublicPortfolioPage() {
  const { t } = useTranslation('portfolio');
  const { handle = '' } = useParams();
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle title={t('page_title')} />
      <meta name="robots" content="noindex" />
      <Contents key={handle} handle={handle} />
    </div>
  );
}
