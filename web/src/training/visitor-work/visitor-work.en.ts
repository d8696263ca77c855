const visitorWork = {
  title: 'Keep what you wrote as a visitor?',
  text: 'Before you logged in, somebody wrote this in this browser. If it was you, you can make it yours. What you already have stays too.',
  rooms: {
    python: 'Work in the Python room',
    web: 'Work in the web room',
    game: 'Work in the game room',
  },
  exercises_one: 'Code in {{count}} exercise',
  exercises_other: 'Code in {{count}} exercises',
  take: 'Yes, it’s mine',
  leave: 'No, leave it here',
} as const;

export default visitorWork;

declare module '../../lib/texts.ts' {
  interface Texts {
    'visitor-work': typeof visitorWork;
  }
}
