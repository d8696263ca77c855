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
} as const;

export default help;

declare module '../../lib/texts.ts' {
  interface Texts {
    help: typeof help;
  }
}
