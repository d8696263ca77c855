import type { Language } from '@codivia/contract/api/language';
import { PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatAmount } from '@codivia/contract/text/format';
import { formatBillingDay } from '@codivia/contract/text/format-dates';
import { createElement as h, type ReactNode } from 'react';
import { WORDS } from './sandbox.words.ts';
import { actionButton, facts, ownForm, sandboxPage } from './sandbox-layout.ts';
import { paidUntil } from './sandbox-premium.ts';
import type { SandboxSubscription } from './sandbox-subscriptions.queries.ts';

/** The facts about a portal: its language, and the address that it leads back to. */
export interface PortalFacts {
  language: Language;
  return_url: string;
}

function isEnding({ status, canceled_at }: SandboxSubscription): boolean {
  return canceled_at !== null && status !== 'canceled';
}

function stateOf(subscription: SandboxSubscription, language: Language): [string, string][] {
  const words = WORDS[language];
  const { status, currency } = subscription;
  const price = formatAmount(PREMIUM_MONTHLY_PRICE * 100, language, currency ?? undefined);
  const ending = isEnding(subscription);
  const dateName = status === 'canceled' ? words.endedOn : words.endsOn;
  const renews = !ending && (status === 'active' || status === 'trialing');
  return [
    [words.plan, words.subscription],
    [words.price, `${price} ${words.perMonth}`],
    [words.state, ending ? words.ending : words[status]],
    [renews ? words.nextPayment : dateName, formatBillingDay(paidUntil(subscription), language)],
  ];
}

/** Returns the buttons for a member's subscription, as at any provider. */
function choices(subscription: SandboxSubscription, language: Language): ReactNode[] {
  const words = WORDS[language];
  if (subscription.status === 'canceled') return [];
  const unpaid = subscription.status === 'past_due';
  return [
    unpaid ? actionButton('main', 'renew', words.otherCard) : null,
    isEnding(subscription)
      ? actionButton('main', 'resume', words.resume)
      : actionButton('danger', 'cancel', words.cancel),
  ];
}

/** Returns the buttons that make time pass. */
function toolbox(token: string, subscription: SandboxSubscription, language: Language): ReactNode {
  const renews = !isEnding(subscription);
  const words = WORDS[language];
  return h(
    'section',
    { className: 'toolbox', 'aria-labelledby': 'toolbox' },
    h('h2', { id: 'toolbox' }, words.toolbox),
    h('p', null, words.toolboxIntro),
    ownForm(
      token,
      h(
        'div',
        { className: 'actions' },
        renews ? actionButton('plain', 'renew', words.renewNow) : null,
        renews ? actionButton('plain', 'fail', words.failNow) : null,
        actionButton('plain', 'expire', words.expireNow),
      ),
    ),
  );
}

/** Returns the page on which a customer manages their subscription. */
export function portalPage(
  { language, return_url }: PortalFacts,
  subscription: SandboxSubscription,
  token: string,
  isStale: boolean,
): string {
  const words = WORDS[language];
  const { status } = subscription;
  const back = status === 'canceled' ? 'button main' : 'button plain';
  return sandboxPage(
    language,
    words.manage,
    h(
      'div',
      { className: 'card' },
      h('h1', null, words.manage),
      isStale && h('p', { className: 'notice bad', role: 'alert' }, words.staleForm),
      status === 'past_due' && h('p', { className: 'notice bad' }, words.failedNotice),
      isEnding(subscription) && h('p', { className: 'notice', role: 'status' }, words.endingNotice),
      facts(stateOf(subscription, language)),
      ownForm(token, h('div', { className: 'actions' }, ...choices(subscription, language))),
      h('p', { className: 'back' }, h('a', { className: back, href: return_url }, words.back)),
    ),
    status === 'canceled' ? null : toolbox(token, subscription, language),
  );
}
