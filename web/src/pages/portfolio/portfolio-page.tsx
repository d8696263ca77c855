import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import { useCertificates } from '../../features/certificates/certificates.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useOwnPublished } from '../../training/gallery/published-projects.api.ts';
import { useOwnPortfolio } from '../../training/portfolio/portfolio.api.ts';
import { PortfolioEditor, Sheet } from '../../training/portfolio/portfolio-editor.tsx';
import { PortfolioOffer } from '../../training/portfolio/portfolio-offer.tsx';
import { Visibility } from '../../training/portfolio/visibility.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function Own() {
  const { t } = useTranslation('portfolio');
  const own = useOwnPortfolio();
  const projects = useOwnPublished();
  const certificates = useCertificates();
  const failed = [own, projects, certificates].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <ErrorState title={t('failed')} error={failed.error} onRetry={failed.refetch} />;
  }
  if (own.data === undefined || !projects.data || !certificates.data) {
    return <Skeleton className="h-96" />;
  }
  const choices = { projects: projects.data, certificates: certificates.data };
  return <PortfolioEditor own={own.data} choices={choices} />;
}

/** Shows the existing portfolio of a member without premium, if any: it can be closed and deleted. */
function PausedPortfolio() {
  const { t } = useTranslation('portfolio');
  const { data } = useOwnPortfolio();
  if (!data) return null;
  return (
    <Sheet id="portfolio-state" title={t('state.title')}>
      <Visibility own={data} premium={false} />
    </Sheet>
  );
}

/** The page on which members make their portfolio, open and close it; for others, an explanation of it. */
export function PortfolioPage() {
  const { t } = useTranslation('portfolio');
  const { user } = useSession();
  const premium = user !== null && hasAllOfPremium(user);
  return (
    <>
      <PageTitle title={t('page_title')} />
      <div className="page-width grid grid-cols-1 gap-8 py-8 sm:py-12">
        {user && <BackLink to={paths.settings}>{t('settings')}</BackLink>}
        <PageHeader title={t('page_title')} intro={t('intro')} />
        {user && !premium && <PausedPortfolio />}
        <UnlessClosed right="publish">
          {premium ? <Own key={user.id} /> : <PortfolioOffer />}
        </UnlessClosed>
      </div>
    </>
  );
}
