const help = {
  page_title: 'Help',
  description:
    'Answers about accounts, lessons, the training rooms, Premium and your data, and the way to our team.',
  title: 'How can we help?',
  intro: 'Search first: most answers are here already.',
  search: 'Search the help, the lessons and the settings',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  kinds: { article: 'Help', lesson: 'Lesson', setting: 'Setting' },
  catalogue_failed: 'The lessons could not be searched. The help and the settings were.',
  nothing: 'Nothing found for “{{words}}”',
  nothing_text: 'Try other words, or write to us.',
  write: 'Write to us',
  not_found: 'Not found what you need?',
  not_found_text: 'Ask the Codivia team. You can do that without an account, too.',
  questions: 'Your questions',
  articles: 'All answers',
  topics: {
    account: 'Your account',
    learning: 'Learning',
    rooms: 'Training rooms and projects',
    premium: 'Premium and gift cards',
    privacy: 'Data and safety',
    site: 'Using the site',
  },
  back: 'All help',
  no_article: 'No such answer',
  no_article_text: 'It may have moved. Search for it instead.',
  settings: {
    name: 'Change your name',
    password: 'Change your password',
    language: 'Choose the language',
    devices: 'See where you are logged in',
    sounds: 'Turn sounds on or off',
    mascot: 'Hide the marmot',
    rhythm: 'Plan days a week',
    weekly_mail: 'Turn the weekly mail on or off',
    subscription: 'See or cancel the subscription',
    gift_card: 'Activate a gift card',
    data: 'Download your data',
    deletion: 'Delete your account',
  },
  thread: {
    ask_title: 'Ask the Codivia team',
    ask_intro: 'Write in your own words. Please leave out phone numbers, addresses and passwords.',
    search_first: 'Search the help first',
    safety:
      'Your question goes to the Codivia team. Every administrator of the site can read it, so nobody writes to you in private.',
    response_minutes_one:
      'In the last 30 days, half of the questions had an answer within {{count}} minute.',
    response_minutes_other:
      'In the last 30 days, half of the questions had an answer within {{count}} minutes.',
    response_hours_one:
      'In the last 30 days, half of the questions had an answer within {{count}} hour.',
    response_hours_other:
      'In the last 30 days, half of the questions had an answer within {{count}} hours.',
    response_unknown: 'There were too few answers in the last 30 days to say how long one takes.',
    category: 'What is it about?',
    categories: {
      exercise: 'An exercise or my code',
      technical: 'Something does not work',
      account: 'My account',
      payment: 'Premium or a gift card',
      other: 'Something else',
    },
    subject: 'In a few words',
    text: 'Your question',
    text_hint: 'What did you want to do, and what happened instead? {{max}} characters at most.',
    email: 'Your e-mail address',
    email_hint: 'We send you a link there. Your question reaches us once you open it.',
    attached: 'Attached',
    attached_from: 'From: {{title}}',
    remove: 'Remove the attachment',
    removed: 'The attachment is removed.',
    too_long:
      'The code is too long to be attached. Paste the part that matters into your question.',
    send: 'Send',
    missing: 'Please fill this in.',
    wrong_email: 'This is no e-mail address.',
    sent_title: 'Look into your mailbox',
    sent_text:
      'We have sent a link to {{email}}. Your question reaches our team once you open it. The link works for 24 hours.',
    list_title: 'Your questions',
    list_empty: 'You have not asked anything yet',
    list_empty_text: 'When something is unclear, ask: there are no silly questions.',
    ask: 'Ask a question',
    asked_on: 'Asked {{time}}',
    unread: 'Unread',
    states: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
    back: 'Your questions',
    you: 'You',
    team: 'Codivia team',
    messages: 'Messages',
    reply: 'Your message',
    send_reply: 'Send the message',
    close: 'My question is answered',
    reopen: 'Open the question again',
    closed_text: 'This question is closed. It is deleted twelve months later.',
    over_title: 'This link does not work any more',
    over_text: 'It may be incomplete or too old. Use the link of the newest mail, or ask again.',
    gone_title: 'There is no such question',
    gone_text: 'It may have been deleted.',
  },
} as const;

export default help;

declare module '../../lib/texts.ts' {
  interface Texts {
    help: typeof help;
  }
}
