const adminLessonComments = {
  title: 'Comments',
  open_one: '{{count}} open',
  open_other: '{{count}} open',
  none: 'No comments yet. Choose a passage below to write the first one.',
  load_failed: 'The comments could not be loaded.',
  retry: 'Try again',
  list: 'Comments',
  settled_one: 'Show {{count}} settled comment',
  settled_other: 'Show {{count}} settled comments',
  hide_settled: 'Hide settled comments',
  show: 'Show it in the text: {{excerpt}}',
  gone: 'The commented text was changed or removed. It was:',
  language: 'Language',
  passage: 'Passage',
  passage_option: '{{number}}. {{words}}',
  empty_text: 'The saved text has no passage to comment on in this language.',
  unsaved: 'These are the passages of the lesson as it is saved.',
  text: 'Comment',
  reply_text: 'Reply',
  send: 'Comment',
  reply: 'Reply',
  replies: 'Replies',
  resolve: 'Settled',
  reopen: 'Open again',
  resolved_by: 'Settled by {{name}} on {{when}}.',
  remove: 'Delete my comment',
  removed: 'This comment was deleted.',
  by: '{{name}}, {{when}}',
  somebody: 'Somebody whose account is gone',
  on_passages: 'Comments beside: {{label}}',
  comment_on: 'Comment on passage {{number}}: {{words}}',
  open_on_one: '{{count}} open comment on passage {{number}}: {{words}}',
  open_on_other: '{{count}} open comments on passage {{number}}: {{words}}',
  block_title: 'Comments on this passage',
  not_saved:
    'This passage isn’t saved yet as it stands here. Comments belong to the saved text: save the lesson first.',
  failed: 'The comment could not be saved',
} as const;

export default adminLessonComments;

declare module '../../../../lib/texts.ts' {
  interface Texts {
    'admin-lesson-comments': typeof adminLessonComments;
  }
}
