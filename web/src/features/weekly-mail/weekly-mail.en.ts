const weeklyMail = {
  title: 'Weekly mail',
  text: 'On Mondays: what you did last week, what comes next, and what there is to review. It pauses after four weeks without activity.',
  on: 'On',
  off: 'Off',
  saved_on: 'You will get the weekly mail.',
  saved_off: 'You will not get the weekly mail.',
  failed: 'Your choice could not be saved. Try again.',
} as const;

export default weeklyMail;

declare module '../../lib/texts.ts' {
  interface Texts {
    'weekly-mail': typeof weeklyMail;
  }
}
