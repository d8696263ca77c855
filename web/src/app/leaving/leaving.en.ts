const leaving = {
  title: 'Logging out of a shared computer',
  sending: 'Your work is being saved to your account…',
  left_title: 'Not everything is in your account',
  left_text:
    'This is on this computer alone. You can keep it here, where only you see it once you log in again, or delete it.',
  results_one: '{{count}} answer or lesson that was not sent',
  results_other: '{{count}} answers or lessons that were not sent',
  exercises_one: 'Code in {{count}} exercise',
  exercises_other: 'Code in {{count}} exercises',
  editors_one: 'Code in {{count}} other editor of a lesson or challenge',
  editors_other: 'Code in {{count}} other editors of lessons or challenges',
  notes_one: 'The bookmark or note on {{count}} step',
  notes_other: 'Bookmarks or notes on {{count}} steps',
  project: 'Changes of the project “{{name}}”',
  rooms: {
    python: 'The work in the Python room, which is no project',
    web: 'The work in the web room, which is no project',
    game: 'The work in the game room, which is no project',
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
