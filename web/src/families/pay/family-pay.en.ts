const familyPay = {
  title: 'Pay for Premium',
  loading: 'The page is loading…',
  child: 'Your child',
  child_within: 'your child',
  parents: 'Everything for parents',
  privacy: 'The whole privacy page',
  request: {
    title: '{{child}} asks you for Premium',
    asked:
      '{{child}} is learning to program on Codivia, and sent you this link on {{date}}. You decide.',
    nothing: 'If you do nothing, nothing happens: your address is deleted after {{date}}.',
    opens_title: 'What Premium opens',
    opens: {
      courses: 'Every course, with its exercises, projects and challenges.',
      projects: 'Unlimited projects.',
      people: 'Mentoring in writing and live sessions, as far as parents allow them.',
      certificates: 'A certificate for every completed course.',
    },
    free: 'The ten Discovery lessons are free, with and without Premium.',
  },
  ways: {
    title: 'Two ways to pay',
    leaving: 'One moment…',
    failed: 'The payment page could not be opened. Nothing was charged. Try again.',
    subscribed:
      '{{child}} has a subscription already. It is managed on their dashboard, or by the mails to whoever pays for it.',
    subscription: {
      title: 'A subscription',
      per: 'a month',
      trial:
        'The first week is free. The first payment is due on {{date}}; cancel before then and nothing is charged.',
      no_trial: 'The free week is used up: the first month is paid today, {{date}}.',
      stop: 'Cancel at any time, without a password, by the link in each mail.',
      action: 'Get the subscription',
    },
    gift_card: {
      title: 'A gift card for a year',
      per: 'once',
      renews: 'It never renews: there’s nothing to cancel.',
      code: 'The code comes to you by mail; {{child}} activates it on the dashboard.',
      action: 'Give the gift card',
    },
  },
  rights: {
    title: 'Your rights',
    withdrawal: '14 days to withdraw, without giving a reason.',
    guarantee: '30-day money-back guarantee: answering one of our mails is enough.',
    card: 'The cardholder is an adult. You give the card number on the payment provider’s page; Codivia never sees it.',
    address:
      'Your address is used for the mails about this payment, and for nothing else. That of a subscription is deleted 30 days after its end.',
  },
  already: {
    title: '{{child}} has Premium already',
    text: 'There is nothing to pay. Your address is deleted after {{date}}.',
  },
  over: {
    title: 'This link is no longer valid',
    token:
      'It is older than 14 days, it has been used, or it is incomplete. Your child can send you another one.',
    manage: 'Use the one of a newer mail, or write to us.',
    missing_title: 'Open this page by its link',
    missing: 'It opens by the link of one of our mails only, and doesn’t keep it. Open it again.',
  },
  thanks: {
    subscription_title: 'Thank you! Premium opens for your child',
    subscription:
      'The payment provider confirms within a few seconds. Then you get a mail with the next payment, your receipts and how to cancel. Your child is told, without the amounts.',
    gift_card_title: 'Thank you! The gift card is on its way',
    gift_card:
      'The code is in a mail that reaches you in a moment. Give it to your child, who activates it on the dashboard. Nothing renews.',
  },
  manage: {
    title: 'Premium for {{child}}',
    plan: 'A subscription for {{price}} a month, which you pay.',
    trial: 'The first week is free. The first payment of {{price}} is due on {{date}}.',
    next: 'The next payment of {{price}} is due on {{date}}.',
    cancelled_title: 'The subscription is cancelled',
    cancelled: 'Nothing more will be charged. {{child}} keeps Premium until {{date}}.',
    ended_title: 'The subscription has ended',
    ended: 'Nothing more will be charged.',
    failed_title: 'The last payment didn’t go through',
    failed:
      'Usually, the card has expired. Change the card, or cancel; if you do nothing, the subscription ends by itself.',
    portal: 'Receipts and card',
    portal_leaving: 'Opening…',
    portal_hint: 'Receipts and card are on the payment provider’s page, which leads back here.',
    portal_error: 'The page with the receipts could not be opened. Try again in a moment.',
    cancel: 'Cancel the subscription',
    cancel_title: 'Cancel the subscription?',
    cancel_text:
      'Nothing more will be charged. {{child}} keeps Premium until the end of what is paid for, and all that was learned.',
    cancel_text_until:
      'Nothing more will be charged. {{child}} keeps Premium until {{date}}, and all that was learned.',
    cancel_confirm: 'Yes, cancel it',
    cancel_error: 'The subscription was not cancelled. Try again in a moment, or write to us.',
    keep: 'No, keep it',
    guarantee: '14 days to withdraw, and a 30-day money-back guarantee: answer one of our mails.',
  },
} as const;
export default familyPay;

declare module '../../lib/texts.ts' {
  interface Texts {
    'family-pay': typeof familyPay;
  }
}
