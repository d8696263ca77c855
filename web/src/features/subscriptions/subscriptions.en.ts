const subscriptions = {
  loading: 'Your plan is loading…',
  load_error: 'Your plan could not be loaded.',
  portal_error: 'Your subscription could not be opened. Try again in a moment.',
  portal_leaving: 'Opening…',
  invoices: 'See my invoices',
  offer: {
    title: 'Go Premium',
    intro: 'Every course, unlimited projects, mentoring and live sessions.',
    per_month: 'a month',
    trial_available: 'The first week is free. Cancel before it ends and you pay nothing.',
    trial_used: 'You’ve already had your free week: the first month is paid today.',
    trial_unknown: 'The first week of a first subscription is free.',
    guarantee: '30-day money-back guarantee.',
    payer_title: 'Who pays',
    payer: 'The cardholder is an adult, or acts with a parent’s consent.',
    withdrawal_title: '14 days to change your mind',
    withdrawal:
      'You can withdraw within 14 days of subscribing, without giving a reason. An e-mail is enough.',
    stop_title: 'Cancel whenever you like',
    stop: 'On your dashboard, “Cancel subscription”: three clicks, and Premium stays open until the end of the period.',
    pay: 'Continue to payment',
    leaving: 'One moment…',
    provider: 'You give the card number on the payment provider’s page; Codivia never sees it.',
    no_address: 'No checkout address was received',
    failed: 'The payment page could not be opened',
  },
  ask: {
    title: 'Ask a parent to pay',
    text: 'We mail them a link with the price, the dates and their rights. Receipts go to them, and they cancel without you.',
    email: 'Your parent’s e-mail address',
    wrong: 'This address looks incomplete.',
    send: 'Send the link',
    sent: 'The link is on its way to {{email}}. It works for 14 days. As soon as it’s paid, Premium opens by itself.',
    again: 'Give another address',
  },
  free: {
    name: 'Free',
    text: 'The ten Discovery lessons are yours, for as long as you like.',
    offer: 'With Premium, every course opens: the first week is free, then {{price}} a month.',
    offer_again: 'With Premium, every course opens, for {{price}} a month.',
    action: 'Go Premium',
    compare: 'Compare the plans',
  },
  premium: {
    trial: 'Free week',
    trial_until: 'Your free week lasts until {{date}}; that’s when the first payment is due.',
    next_payment: 'Every course is open to you. Next payment on {{date}}.',
    until: 'Every course is open to you, until {{date}}.',
    open: 'Every course is open to you.',
    gift_card: 'It’s a gift: there’s nothing to pay, and nothing to cancel.',
    granted: 'It’s a present from Codivia: there’s nothing to pay, and nothing to cancel.',
    manage: 'Manage my subscription',
    cancel: 'Cancel subscription',
  },
  ends: {
    title: 'What you have',
    next_payment: 'A subscription: next payment on {{date}}.',
    subscription: 'A subscription that is cancelled: paid until {{date}}.',
    gift_card: 'A gift card: until {{date}}.',
    granted: 'A present from Codivia: no end date.',
    paying_title: 'You’re paying on top of your gift',
    paying:
      'Your gift lasts until {{date}} anyway. Stop the subscription, and nothing more is charged; you lose nothing of the gift.',
    paying_open:
      'Premium is a present to you, with no end date. Stop the subscription, and nothing more is charged.',
    stop: 'Stop the subscription, keep the gift',
    stopped: 'The subscription is cancelled: nothing more will be charged.',
  },
  paid_by: {
    text: 'Somebody else pays for your subscription: their address begins with “{{hint}}”. The receipts and the way to cancel are in their mails.',
    failed:
      'The person who pays got a mail with all they need to put it right. Nothing is lost in the meantime.',
  },
  payment_failed: {
    title: 'The last payment failed',
    text: 'Update the card, and Premium stays yours. Nothing is lost in the meantime.',
    action: 'Update the card',
  },
  cancelled: {
    title: 'Your subscription is cancelled',
    text: 'You remain Premium until {{date}}, and nothing more will be charged.',
    resume: 'Resume my subscription',
  },
  expired: {
    name: 'Premium ended',
    subscription: 'Your Premium subscription ended on {{date}}.',
    gift_card: 'Your year of Premium ended on {{date}}.',
    granted: 'Your Premium access ended on {{date}}.',
    still_yours:
      'Your progress, your XP and your certificates are still yours. Renew, and pick up where you left off.',
    renew: 'Renew Premium',
  },
  success: {
    waiting_title: 'Thank you! Premium is on its way…',
    waiting: 'The payment provider confirms within a few seconds. You don’t have to do anything.',
    done_title: 'Welcome to Premium! 🎉',
    done: 'Every course is open to you now. Where will you go first?',
    courses: 'Choose a course',
    late_title: 'It takes a little longer than usual',
    late: 'Your order has arrived and nothing is lost. Premium opens by itself as soon as the confirmation arrives.',
    check: 'Check again',
  },
} as const;

export default subscriptions;

declare module '../../lib/texts.ts' {
  interface Texts {
    subscriptions: typeof subscriptions;
  }
}
