const reviews = {
  title: 'Review of the day',
  due_one: '{{count}} question from a lesson you have completed. It takes less than a minute.',
  due_other:
    '{{count}} questions from lessons you have completed. They take less than two minutes.',
  start: 'Start the review',
  question: 'Question {{number}} of {{total}}',
  lesson: 'From the lesson “{{lesson}}”',
  next: 'Next question',
  finish: 'Finish',
  again: 'It comes back tomorrow.',
  right: 'It comes back on {{date}}.',
  learned: 'You know this one: it won’t come back.',
  before: 'You answered this question before: this answer doesn’t count.',
  gone: 'This question no longer exists.',
  done: 'Done for today',
  done_next: 'The next question is due on {{date}}.',
  nothing: 'Nothing to review today',
  empty:
    'Once you have completed a lesson, one of its questions comes back here after 1, 3, 7 and 21 days: that’s how you remember things.',
  load_failed: 'Your review could not be loaded.',
  loading: 'Your review is loading…',
} as const;

export default reviews;

declare module '../../lib/texts.ts' {
  interface Texts {
    reviews: typeof reviews;
  }
}
