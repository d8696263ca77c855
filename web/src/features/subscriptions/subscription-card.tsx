import type { PremiumState, Subscription } from '@codivia/contract/api/subscriptions';
import type { ComponentType } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CancelledPlan } from './cancelled-plan.tsx';
import { ExpiredPlan } from './expired-plan.tsx';
import { FreePlan } from './free-plan.tsx';
import { PremiumPlan } from './premium-plan.tsx';
import { nextCheck } from './subscription-state.ts';
import { useSubscription } from './subscriptions.api.ts';
import { useMemberInStep } from './use-member-in-step.ts';

const PLANS: Record<PremiumState, ComponentType<{ subscription: Subscription }>> = {
  free: FreePlan,
  premium: PremiumPlan,
  cancelled: CancelledPlan,
  expired: ExpiredPlan,
};

function Loading() {
  const { t } = useTranslation('subscriptions');
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-7 w-24" />
      <Skeleton className="h-28" />
    </PartLoading>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('subscriptions');
  return <PartFailed text={t('load_error')} onRetry={onRetry} />;
}

/** The member's plan: what it opens, until when, and how to change it (docs/product.md#subscription-states). */
export function SubscriptionCard() {
  const { data, isLoadingError, refetch } = useSubscription({ refetchInterval: nextCheck });
  useMemberInStep(data);
  if (isLoadingError) return <Unknown onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const Plan = PLANS[data.state];
  return (
    <div className="grid gap-4">
      <Plan subscription={data} />
    </div>
  );
}
