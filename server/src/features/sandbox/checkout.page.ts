import type { Language } from '@codivia/contract/api/language';
import { formatAmount } from '@codivia/contract/text/format';
import { formatBillingDay } from '@codivia/contract/text/format-dates';
import { createElement as h, type ReactNode } from 'react';
import { giftCardTerms, subscriptionTerms } from '../../services/payments/checkout-words.ts';
import { WORDS } from './sandbox.words.ts';
import type { SandboxCheckout } from './sandbox-checkouts.queries.ts';
import { actionButton, facts, ownForm, sandboxPage } from './sandbox-layout.ts';
import { firstPeriodEnd } from './sandbox-subscriptions.service.ts';

/** The problem of the last attempt. */
export type CheckoutProblem = 'declined' | 'emailInvalid' | 'staleForm';

const TEST_CARD = '•••• 4242';

function priceOf(checkout: SandboxCheckout, now: Date): [string, string][] {
  const { amount, kind, language, trial } = checkout;
  const words = WORDS[language];
  const price: [string, string] = [
    kind === 'subscription' ? words.monthly : words.once,
    formatAmount(amount, language),
  ];
  const today = trial ? 0 : amount;
  return [
    price,
    [words.today, formatAmount(today, language)],
    ...(trial
      ? [[words.firstPayment, formatBillingDay(firstPeriodEnd(now, true), language)] as const]
      : []),
    [words.card, TEST_CARD],
  ] as [string, string][];
}

function emailField(checkout: SandboxCheckout, problem?: CheckoutProblem): ReactNode {
  const { email, language } = checkout;
  const words = WORDS[language];
  if (email) return h('p', null, `${words.sentTo} `, h('b', null, email));
  const isWrong = problem === 'emailInvalid';
  return h(
    'div',
    null,
    h('label', { htmlFor: 'email' }, words.email),
    h('input', {
      id: 'email',
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: true,
      ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': 'problem' } : {}),
    }),
  );
}

/** Returns the page of a payment without money. */
export function checkoutPage(
  checkout: SandboxCheckout,
  token: string,
  now: Date,
  problem?: CheckoutProblem,
): string {
  const { kind, language, trial, cancel_url } = checkout;
  const words = WORDS[language];
  const isGift = kind === 'gift_card';
  const title = isGift ? words.giftCard : words.subscription;
  const terms = isGift ? giftCardTerms(language) : subscriptionTerms(language, trial);
  return sandboxPage(
    language,
    title,
    h(
      'div',
      { className: 'card' },
      h('h1', null, title),
      h('p', { className: 'muted' }, isGift ? words.giftCardIntro : words.subscriptionIntro),
      problem && h('p', { className: 'notice bad', role: 'alert', id: 'problem' }, words[problem]),
      facts(priceOf(checkout, now)),
      ownForm(
        token,
        isGift ? emailField(checkout, problem) : null,
        h('h2', null, words.beforePaying),
        h('ul', null, ...terms.map((line) => h('li', { key: line }, line))),
        h(
          'div',
          { className: 'actions' },
          actionButton('main', 'pay', trial ? words.startWeek : words.pay),
          actionButton('plain', 'decline', words.decline),
        ),
      ),
      h('p', { className: 'back' }, h('a', { href: cancel_url }, words.goBack)),
    ),
  );
}

/** Returns a page with a message only, and a link back. */
export function messagePage(
  language: Language,
  kind: 'paid' | 'expired' | 'notYours' | 'unknown' | 'none',
  address: string,
): string {
  const words = WORDS[language];
  const title = kind === 'none' ? words.manage : words[`${kind}Title`];
  return sandboxPage(
    language,
    title,
    h(
      'div',
      { className: 'card' },
      h('h1', null, title),
      h('p', { className: 'muted' }, words[kind]),
      h('a', { className: 'button main', href: address }, words.back),
    ),
  );
}
