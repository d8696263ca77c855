import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { useOwnPortfolio, useShowPortfolio } from '../../training/portfolio/portfolio.api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';

/** Closes the portfolio at once. */
function CloseButton() {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending } = useShowPortfolio();
  return (
    <Button
      variant="danger"
      loading={isPending}
      onClick={() =>
        mutate(false, {
          onSuccess: () => toast.success(t('portfolio.was_closed')),
        })
      }
    >
      {t('portfolio.close')}
    </Button>
  );
}

/** Returns the state of the portfolio; undefined while it is not known. */
function stateOf(own: OwnPortfolio | null | undefined): 'none' | 'open' | 'closed' | undefined {
  if (own === undefined) return undefined;
  if (own === null) return 'none';
  return own.is_visible ? 'open' : 'closed';
}

/** Shows whether others see the member's portfolio, and the press that closes it. */
export function PortfolioSection() {
  const { t } = useTranslation('dashboard');
  const { data } = useOwnPortfolio();
  const state = stateOf(data);
  return (
    <Section title={t('portfolio.title')}>
      <p className="max-w-prose text-muted">{t('portfolio.text')}</p>
      {state && <p className="font-bold">{t(`portfolio.${state}`)}</p>}
      <div className="flex flex-wrap gap-3">
        <UnlessClosed right="publish">
          <ButtonLink to={paths.portfolio} variant="secondary">
            {t('portfolio.manage')}
          </ButtonLink>
        </UnlessClosed>
        {state === 'open' && <CloseButton />}
      </div>
    </Section>
  );
}
