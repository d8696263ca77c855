const ratings = {
  title: 'Your opinion of this course',
  question: 'How many stars does it deserve?',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  save: 'Rate the course',
  change: 'Change my rating',
  withdraw: 'Withdraw my rating',
  choose: 'Choose a number of stars first.',
  saved: 'Thank you! Your rating counts.',
  withdrawn: 'Your rating is withdrawn.',
  private: 'Only the average is shown, never who gave which rating.',
} as const;

export default ratings;

declare module '../../lib/texts.ts' {
  interface Texts {
    ratings: typeof ratings;
  }
}
