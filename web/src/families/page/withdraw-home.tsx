import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useFamily, useWithdrawByLink } from '../family.api.ts';
import { isLinkOver, keepFamilyToken } from '../family-call.ts';
import { familyPaths } from '../family-paths.ts';
import { useLinkToken } from '../link-token.ts';

/** Says that a link withdraws nothing: it is over, or the agreement is withdrawn. */
function NothingLeft() {
  const { t } = useTranslation('family');
  return (
    <EmptyState
      heading="h1"
      title={t('withdraw.over_title')}
      description={t('withdraw.over_text')}
      action={<ButtonLink to={familyPaths.family}>{t('consent.ask_link')}</ButtonLink>}
    />
  );
}

/** The agreements that a link can withdraw: mostly one. */
function Agreements({ token }: { token: string }) {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  const { data, error, refetch } = useFamily(token);
  const { mutate, isPending, variables } = useWithdrawByLink(token);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  if (withdrawn !== null) {
    return (
      <EmptyState
        heading="h1"
        title={t('account.left')}
        description={t('withdraw.done', { name: withdrawn })}
      />
    );
  }
  if (isLinkOver(error) || data?.children.length === 0) return <NothingLeft />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  const open = () => {
    keepFamilyToken(token);
    void navigate(familyPaths.family);
  };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <PageHeader title={t('withdraw.title')} intro={t('withdraw.intro')} />
      {data.children.map(({ id, name }) => (
        <Card key={id} className="grid justify-items-start gap-4 p-5 sm:p-6">
          <p>{t('account.leave_text', { name })}</p>
          <Button
            variant="danger"
            loading={isPending && variables === id}
            onClick={() => !isPending && mutate(id, { onSuccess: () => setWithdrawn(name) })}
          >
            {t('withdraw.action', { name })}
          </Button>
        </Card>
      ))}
      <Button variant="secondary" onClick={open} className="justify-self-start">
        {t('withdraw.keep')}
      </Button>
    </div>
  );
}

/** Takes back an agreement by the link of the mail that tells of it: without a press nothing happens. */
export function WithdrawHome() {
  const token = useLinkToken(true);
  return token ? <Agreements key={token} token={token} /> : <NothingLeft />;
}
