import type { PaymentRequest } from '@codivia/contract/api/payers';
import { GIFT_CARD_PRICE, PREMIUM_MONTHLY_PRICE, TRIAL_DAYS } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { formatBillingDay } from '@codivia/contract/text/format-dates';
import { type ReactNode, useId } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { useReturnByBackButton } from '../../lib/use-return-by-back-button.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { usePayForMember } from './pay.api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type WayProps = { title: string; price: string; per: string; facts: string[]; children: ReactNode };

function Way({ title, price, per, facts, children }: WayProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="flex flex-col gap-4 p-5 sm:p-6">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <p>
        <span className="font-display font-extrabold text-4xl">{price}</span>{' '}
        <span className="text-lg">{per}</span>
      </p>
      <ul className="grid grow content-start gap-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

/** The two ways to pay, with what each costs and when, and the way to the checkout. */
export function WaysToPay({
  request,
  token,
  child,
}: {
  request: PaymentRequest;
  token: string;
  child: string;
}) {
  const { t, language } = useTranslation('family-pay');
  const { mutate, isPending, isSuccess, variables, error, reset } = usePayForMember(token);
  useReturnByBackButton(reset);
  const { trial } = request;
  const first = new Date(Date.now() + (trial ? TRIAL_DAYS * DAY_MS : 0));
  const date = formatBillingDay(first, language);
  const priceOf = (amount: number) => formatPrice(amount, request.language);
  const leaving = isPending || isSuccess;
  const pay = (what: 'subscription' | 'gift_card') => (
    <Button
      variant={what === 'subscription' ? 'joy' : 'secondary'}
      loading={leaving && variables === what}
      onClick={() => !leaving && mutate(what, { onSuccess: leaveFor })}
    >
      {t(leaving && variables === what ? 'ways.leaving' : `ways.${what}.action`)}
    </Button>
  );
  return (
    <TitledSection title={t('ways.title')}>
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {error instanceof ApiError && error.status === 409
            ? t('ways.subscribed', { child })
            : t('ways.failed')}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Way
          title={t('ways.subscription.title')}
          price={priceOf(PREMIUM_MONTHLY_PRICE)}
          per={t('ways.subscription.per')}
          facts={[
            t(trial ? 'ways.subscription.trial' : 'ways.subscription.no_trial', { date }),
            t('ways.subscription.stop'),
          ]}
        >
          {pay('subscription')}
        </Way>
        <Way
          title={t('ways.gift_card.title')}
          price={priceOf(GIFT_CARD_PRICE)}
          per={t('ways.gift_card.per')}
          facts={[t('ways.gift_card.renews'), t('ways.gift_card.code', { child })]}
        >
          {pay('gift_card')}
        </Way>
      </div>
    </TitledSection>
  );
}
