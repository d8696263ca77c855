const weeklyMail = {
  title: 'Weekly mail',
  text: 'On Mondays: what you did last week, what comes next, and what’s due for review. It pauses after four weeks without activity.',
  on: 'On',
  off: 'Off',
  saved_on: 'You’ll get the weekly mail.',
  saved_off: 'You won’t get the weekly mail.',
  failed: 'Your choice could not be saved. Try again.',
} as const;

export default weeklyMail;

declare module '../../lib/texts.ts' {
  interface Texts {
    'weekly-mail': typeof weeklyMail;
  }
}
