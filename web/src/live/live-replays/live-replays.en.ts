const liveReplays = {
  list: 'Replays',
  watch: 'Watch',
  ours: 'By Codivia',
  hosted: 'With {{name}}',
  held: 'Held on {{date}}',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  open: 'Free',
  premium: 'Premium',
  none: 'No replays yet',
  none_text: 'Every live session can be watched here once it is over.',
  failed: 'The replays could not be loaded',
  languages: { fr: 'French', en: 'English' },
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  kinds: { python: 'Python', web: 'Web page', game: 'Game' },
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  timeline: 'Moment of the replay',
  moment: '{{at}} of {{duration}}: {{chapter}}',
  speed: 'Speed',
  skip: 'Skip pauses',
  chapters: 'Chapters',
  chapter: 'Chapter {{number}} of {{total}}',
  previous: 'Previous chapter',
  next: 'Next chapter',
  search: 'Search in notes and code',
  found_one: '{{count}} place',
  found_other: '{{count}} places',
  in_note: 'Note',
  in_code: 'Code',
  show: 'What to show',
  show_code: 'Code',
  show_result: 'Result',
  language: 'Language of the replay',
  before_first: 'Press Play: the first note comes in a moment.',
  keys: 'Space plays and pauses, arrows go back and forth by {{seconds}} s, Home and End lead to the start and the end.',
} as const;

export default liveReplays;

declare module '../../lib/texts.ts' {
  interface Texts {
    'live-replays': typeof liveReplays;
  }
}
