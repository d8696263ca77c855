const giftCards = {
  title: 'Give a year of code',
  intro: 'A birthday, the holidays, a good report? One card opens every Codivia course for a year.',
  once: 'once',
  validity: 'Valid for one year after activation',
  card_kicker: 'Gift card',
  card_title: 'One year of Premium',
  card_for: 'For you, from…',
  card_label: 'What the card looks like',
  buy: 'Give a card',
  leaving: 'One moment…',
  payer:
    'The cardholder is an adult, or acts with a parent’s consent. Right of withdrawal: 14 days, as long as the card is not activated.',
  cancelled: 'Purchase cancelled: nothing was charged.',
  features_title: 'What’s in the card',
  features: {
    premium: 'All of Premium for a year',
    premium_text: 'Every course, unlimited projects, mentoring and certificates.',
    once: 'Nothing renews',
    once_text: 'One payment. No subscription to cancel afterwards.',
    mail: 'In your mailbox right away',
    mail_text: 'A mail with a card that is ready to print, cut out or forward.',
    patient: 'No rush',
    patient_text: 'The year begins on the day the card is activated, not on the day you buy it.',
    adds: 'Never wasted',
    adds_text: 'Premium already? The year is added to what remains.',
    simple: 'Easy to receive',
    simple_text: 'A link or a code, that’s all. No bank details needed.',
  },
  steps_title: 'How it works',
  steps: {
    pay: 'You pay {{price}}',
    pay_text: 'Online, with or without a Codivia account.',
    receive: 'You receive the card',
    receive_text: 'By mail, with its code and its link.',
    give: 'You give it',
    give_text: 'Printed, forwarded, or copied out by hand.',
    enjoy: 'The year begins',
    enjoy_text: 'As soon as the card is activated, every course opens.',
  },
  box: {
    title: 'Got a gift card?',
    text: 'Enter its code: your year of Premium starts right away.',
    code: 'Code of the card',
    hint: 'Capitals, spaces and hyphens don’t matter.',
    activate: 'Activate the card',
  },
  success: 'Card activated! A year of Premium is yours.',
  invalid_token: 'Invalid or already used code',
  claim: {
    title: 'Activate your gift card',
    text: 'A year of Premium is waiting. It goes to this account:',
    premium:
      'You’re already Premium: the year starts after what you’ve already paid for. A running subscription keeps renewing; you can cancel it from your dashboard.',
    other: 'Not you? Use another account',
    done_title: 'A whole year ahead of you!',
    done: 'You’re Premium until {{date}}.',
    courses: 'Choose a course',
  },
  thanks: {
    title: 'Thank you for this gift',
    waiting_title: 'Thank you! Your card is being prepared…',
    waiting: 'The payment is being confirmed. It takes a few seconds.',
    done_title: 'Thank you! The card is on its way.',
    sent_to: 'It arrives by mail at this address:',
    print: 'All that’s left is to print the mail, or to forward it. The code works once, any day.',
    nothing: 'Nothing there? Look in your spam folder, or send the card again.',
    resend: 'Send the card again',
    open_local: 'Open the local mailbox',
    local: 'This server sends no mail: it keeps them in its local mailbox.',
    wrong: 'Not the right address? Write to us with the number of this payment:',
    forgotten: 'The card was sent, and we have forgotten the address since, as promised.',
    activated_title: 'Your card has been activated',
    activated: 'Somebody is learning to code thanks to you. What a great gift!',
    late_title: 'This takes a little longer than usual',
    late: 'If the payment went through, the card leaves by itself as soon as the confirmation arrives. Nothing is lost: you can close this page.',
    unknown: 'This page opens at the end of a purchase. Its address names no purchase.',
    check: 'Check again',
    home: 'Back to home',
  },
} as const;

export default giftCards;

declare module '../../lib/texts.ts' {
  interface Texts {
    'gift-cards': typeof giftCards;
  }
}
