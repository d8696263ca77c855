import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { closedBy } from '../../lib/closed-by.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { withOffer } from './offer-address.ts';

/** Links answer to Enter alone, buttons to the space bar too. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Opens the offer; renders nothing for those who have all that it offers, or may not pay. The button is a link underneath: pages arrive
 * before their code, and a press in between is not lost.
 */
export function SubscribeButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const { user } = useSession();
  const location = useLocation();
  if (user && (hasAllOfPremium(user) || closedBy(user, 'own-account'))) return null;
  return (
    <ButtonLink
      variant="joy"
      role="button"
      {...props}
      to={withOffer(location, true)}
      state={{ offered: true }}
      onKeyDown={pressWithSpace}
    />
  );
}
