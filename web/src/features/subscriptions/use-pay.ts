import { useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { readSession } from '../../lib/session.ts';
import { useReturnByBackButton } from '../../lib/use-return-by-back-button.ts';
import { useCheckout } from './subscriptions.api.ts';
import { useSignInToSubscribe } from './use-sign-in-to-subscribe.ts';

/** True when the server has said in words what went wrong. */
function isExplained(error: unknown): boolean {
  return error instanceof ApiError && (error.detail !== null || error.message !== '');
}

/** Opens the payment, and tells what prevents it (docs/product.md#subscribing). */
export function usePay() {
  const { t, language } = useTranslation('subscriptions');
  const signIn = useSignInToSubscribe();
  const checkout = useCheckout();
  const [problem, setProblem] = useState('');
  useReturnByBackButton(checkout.reset);

  async function pay() {
    setProblem('');
    try {
      const address = await checkout.mutateAsync(language);
      if (address) leaveFor(address);
      else setProblem(t('offer.no_address'));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        // A session that is over leads to signing in by itself: see Subscribing.
        if (readSession().signedIn) signIn();
        return;
      }
      // Perhaps Premium has begun elsewhere: then there is nothing to sell.
      if (error instanceof ApiError && error.status === 409) void refreshMember();
      setProblem(isExplained(error) ? messageFor(error, language) : t('offer.failed'));
    }
  }

  const leaving = checkout.isPending || Boolean(checkout.data);
  return { pay: () => void pay(), leaving, problem };
}
