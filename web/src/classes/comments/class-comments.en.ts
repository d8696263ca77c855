const classComments = {
  title: 'Comments',
  intro:
    'Comments on programs of this class. Every teacher of the class and our team can read them; contact details and private questions are refused, and every reading is recorded.',
  none: 'No comments yet. In the lesson view, open a pupil’s program and choose a line.',
  failed: 'The comments could not be loaded.',
  loading: 'Loading the comments…',
  unread: 'New answer',
  about: '{{pupil}} · {{when}}',
  states: {
    claimed: 'Waits for your answer',
    answered: 'You’ve written',
    closed: 'Closed',
  },
  write: 'Comment on this program',
  comment_line: 'Your comment on line {{line}} of {{file}}',
  comment: 'Your comment',
  hint: 'Choose a line of the program to comment on it.',
  send: 'Send the comment',
  cancel: 'Cancel',
  sent: 'Sent. The pupil sees it in the lesson.',
  held: 'Our team reads your comment first. Until then the pupil doesn’t see it.',
  open: 'Open all comments on this exercise',
} as const;
export default classComments;

declare module '../../lib/texts.ts' {
  interface Texts {
    'class-comments': typeof classComments;
  }
}
