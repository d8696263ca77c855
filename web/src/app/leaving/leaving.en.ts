const leaving = {
  title: 'Logging out of a shared computer',
  sending: 'Your work is being saved to your account…',
  left_title: 'Not everything is in your account',
  left_text:
    'This is only on this computer. You can keep it here, where only you see it once you log in again, or delete it.',
  results_one: '{{count}} answer or lesson that hasn’t been sent',
  results_other: '{{count}} answers or lessons that haven’t been sent',
  exercises_one: 'Code in {{count}} exercise',
  exercises_other: 'Code in {{count}} exercises',
  editors_one: 'Code in {{count}} other editor of a lesson or challenge',
  editors_other: 'Code in {{count}} other editors of lessons or challenges',
  notes_one: 'The bookmark or note on {{count}} step',
  notes_other: 'Bookmarks or notes on {{count}} steps',
  project: 'Changes to the project “{{name}}”',
  rooms: {
    python: 'Your work in the Python room, not saved as a project',
    web: 'Your work in the web room, not saved as a project',
    game: 'Your work in the game room, not saved as a project',
  },
  keep: 'Keep it here and log out',
  again: 'Try again',
  delete: 'Delete it and log out',
} as const;

export default leaving;

declare module '../../lib/texts.ts' {
  interface Texts {
    leaving: typeof leaving;
  }
}
