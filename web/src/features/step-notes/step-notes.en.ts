const stepNotes = {
  title: 'My bookmarks and notes',
  star: 'Bookmark this step',
  note: 'Note',
  label: 'Your note on this step',
  hint: 'Nobody else reads it. Characters: {{length}} of {{max}}.',
  too_long_one:
    'Too long: take out {{count}} character, then it is saved to your account. Until then it stays here.',
  too_long_other:
    'Too long: take out {{count}} characters, then it is saved to your account. Until then it stays here.',
  saved: 'Saved to your account.',
  later: 'Kept in this browser. It’s sent to your account as soon as you’re online.',
  only_here: 'Kept in this browser only.',
  joined: 'You also wrote here on another device. Both texts are kept, one below the other.',
  list: {
    intro: 'The steps you’ve bookmarked and what you’ve noted. Nobody sees this but you.',
    loading: 'Your bookmarks and notes are loading…',
    failed: 'Your bookmarks and notes could not be loaded',
    none: 'Nothing here yet',
    none_text:
      'In a lesson, the star below a step bookmarks it, and “Note” opens a field just for you. You’ll find both here.',
    to_courses: 'To the courses',
    gone: 'Lessons that no longer exist',
    step: 'Step {{number}}: {{title}}',
    starred: 'Bookmarked',
    remove: 'Remove',
    remove_of: 'Remove: {{title}}',
    question: 'Remove this note?',
    consequence: 'The bookmark and the text of the note are deleted from your account.',
    keep: 'Keep it',
    removed: 'Removed.',
  },
  card: {
    text: 'The steps you want to find again, and what you noted there.',
    open: 'Open my bookmarks and notes',
  },
} as const;

export default stepNotes;

declare module '../../lib/texts.ts' {
  interface Texts {
    'step-notes': typeof stepNotes;
  }
}
