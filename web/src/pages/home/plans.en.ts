const plans = {
  title: 'Two plans, no small print',
  intro: 'Start for free. Go Premium when you want more.',
  facts: {
    label: 'Premium in short',
    courses_one: '{{figure}} premium course',
    courses_other: '{{figure}} premium courses',
    lessons_one: '{{count}} lesson',
    lessons_other: '{{count}} lessons',
    exercises_one: '{{count}} exercise or question',
    exercises_other: '{{count}} exercises and questions',
    hours_one: '{{count}} hour in all, at your own pace',
    hours_other: '{{count}} hours in all, at your own pace',
    stop: 'Cancel in three clicks, whenever you like',
  },
  free: 'Free',
  free_price: '$0',
  free_for: 'To find out if it’s for you',
  free_start: 'Start for free',
  free_note: 'No card needed.',
  free_1: '[The basic courses](courses)',
  free_2: '[The first 10 discovery lessons](discovery)',
  free_3: '[3 projects](projects)',
  free_4: '[The community](community)',
  free_5: '[Support by e-mail](help)',
  free_6: '[A basic certificate](certificates)',
  premium: 'Premium',
  premium_price: '$9',
  per_month: 'a month',
  premium_for: 'To go all the way',
  premium_start: 'Start my free week',
  premium_start_again: 'Choose Premium',
  premium_note:
    'Paid by an adult, or with a parent’s consent. You’ll see it all again before you pay.',
  premium_note_used:
    'You’ve had your free week: the first month is paid today. Paid by an adult, or with a parent’s consent. You’ll see it all again before you pay.',
  already_premium: 'You are already Premium',
  already_note: 'You have it all. The details are on your dashboard.',
  premium_1: '[All the courses](courses)',
  premium_2: '[Unlimited projects](projects)',
  premium_3: '[Mentoring](mentoring) and [priority support](help)',
  premium_4: '[Certificates](certificates)',
  premium_5: '[Exclusive challenges](challenges) and [live sessions](live)',
  premium_6: 'A [portfolio](portfolio) and [access to the API](developers)',
  first_week: 'First week free',
  first_week_unknown: 'First week of a first subscription free',
  guarantee: '30-day money-back guarantee',
  comparison: {
    title: 'The two plans, line by line',
    what: 'What’s included',
    yes: 'Included',
    no: 'Not included',
    courses: '[Courses](courses)',
    courses_free: 'The basic ones',
    courses_premium: 'All of them',
    discovery: '[The 10 discovery lessons](discovery)',
    projects: '[Projects](projects)',
    projects_free: '3',
    projects_premium: 'Unlimited',
    certificates: '[Certificates](certificates)',
    certificates_free: 'Basic',
    certificates_premium: 'Full, for every course',
    support: '[Support](help)',
    support_free: 'By e-mail',
    support_premium: 'Priority',
    community: '[Community](community)',
    mentoring: '[Mentoring](mentoring)',
    challenges: '[Exclusive challenges](challenges)',
    live: '[Live sessions](live)',
    portfolio: '[Portfolio](portfolio)',
    api: '[Access to the API](developers)',
  },
  faq: {
    title: 'Questions, answered',
    other: 'Another one?',
    write: 'Write to us',
    level: 'Do I need to know anything about coding?',
    level_answer:
      'No. The Discovery course begins with a single line and explains every word of it. If you have coded before, start with any course you like: each one says what it expects.',
    pace: 'How much time does it take?',
    pace_answer:
      'At {{daily_minutes}} minutes a day a course takes {{pace}} on average. Fifteen minutes works too: every lesson is short, and you pick up exactly where you left off, even after the holidays.',
    payment: 'How does the free week work, and how do I cancel?',
    payment_answer:
      'The first week of your first subscription costs nothing; then Premium is $9 a month. The cardholder is an adult or has a parent’s consent. To cancel: “Cancel subscription” on your dashboard, or, if somebody else pays, the link in their mails. Three clicks, no phone call, and Premium stays yours until the end of the period.',
    refund: 'What if it’s not for me?',
    refund_answer:
      'Then it shouldn’t cost you anything. You have 14 days to withdraw, by law and without giving a reason, and on top of that we pay back everything during the first 30 days. An e-mail is enough.',
    safety: 'Is it safe for a minor?',
    safety_answer:
      'It was built to be. Nothing is public unless your child opens it, and never under their name; no ads, no trackers; programs run in the browser and nowhere else. Card details never pass through Codivia.',
  },
} as const;

export default plans;

declare module '../../lib/texts.ts' {
  interface Texts {
    plans: typeof plans;
  }
}
