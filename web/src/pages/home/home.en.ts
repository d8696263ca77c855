const home = {
  page_title: 'Learn to code and understand AI',
  description:
    'Codivia teaches programming and AI to 13 to 18 year olds: interactive lessons, real Python in the browser, in English and French.',
  subscription_cancelled: 'Subscription cancelled: nothing was charged.',
  trust: 'For young coders and their parents',
  rating: '{{figure}} out of 5 stars',
  title: 'Your first line of code.',
  title_end: 'Then all the way.',
  subtitle:
    'Codivia takes you from “Hello” to your own programs and into the workings of AI, one step at a time, right in your browser. Made for 13 to 18 year olds.',
  demo: 'Try it now',
  premium: 'Premium',
  popular: 'POPULAR',
  no_install: 'Nothing to install. The first 10 lessons are free.',
} as const;

export default home;

declare module '../../lib/texts.ts' {
  interface Texts {
    home: typeof home;
  }
}
