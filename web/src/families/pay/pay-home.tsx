import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ContactAddress } from '../../ui/static-page/mail-link.tsx';
import { AskedToPay } from './asked-to-pay.tsx';
import { PaidPlan } from './paid-subscription.tsx';
import { isLinkOver, usePaidSubscription, usePaymentRequest } from './pay.api.ts';
import { usePayLink } from './pay-link.ts';

/** Says that a link does not work, or that there is none. */
function NoLink({ why }: { why: 'token' | 'manage' | 'missing' }) {
  const { t } = useTranslation('family-pay');
  return (
    <EmptyState
      heading="h1"
      pose="lost"
      title={t(why === 'missing' ? 'over.missing_title' : 'over.title')}
      description={
        <>
          {t(`over.${why}`)} {why === 'manage' && <ContactAddress waiting="" />}
        </>
      }
      action={<ButtonLink to={paths.parents}>{t('parents')}</ButtonLink>}
    />
  );
}

type OpenedProps<Data> = {
  query: UseQueryResult<Data>;
  kind: 'token' | 'manage';
  children: (data: Data) => ReactNode;
};

/** What a link leads to, once it has come. */
function Opened<Data>({ query, kind, children }: OpenedProps<Data>) {
  const { t } = useTranslation('family-pay');
  const { data, error, refetch } = query;
  if (isLinkOver(error)) return <NoLink why={kind} />;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-96" />
    </PartLoading>
  );
}

function Asked({ token }: { token: string }) {
  return (
    <Opened query={usePaymentRequest(token)} kind="token">
      {(request) => <AskedToPay request={request} token={token} />}
    </Opened>
  );
}

function Paid({ token }: { token: string }) {
  return (
    <Opened query={usePaidSubscription(token)} kind="manage">
      {(paid) => <PaidPlan paid={paid} token={token} />}
    </Opened>
  );
}

function Thanks({ what }: { what: 'subscription' | 'gift_card' }) {
  const { t } = useTranslation('family-pay');
  return (
    <EmptyState
      heading="h1"
      pose="proud"
      title={t(`thanks.${what}_title`)}
      description={t(`thanks.${what}`)}
      action={<ButtonLink to={paths.parents}>{t('parents')}</ButtonLink>}
    />
  );
}

/** The page for somebody who is asked to pay for a member, or pays: the links of their mails lead here. */
export function PayHome() {
  const link = usePayLink();
  if (!link) return <NoLink why="missing" />;
  const { kind, value } = link;
  if (kind === 'token') return <Asked key={value} token={value} />;
  if (kind === 'manage') return <Paid key={value} token={value} />;
  return <Thanks what={value === 'gift_card' ? 'gift_card' : 'subscription'} />;
}
