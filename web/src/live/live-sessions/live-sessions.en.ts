const liveSessions = {
  page: {
    title: 'Live sessions',
    description:
      'Learn to program live: follow the code as it is typed, run it yourself and ask questions. With replays.',
    intro:
      'A mentor builds something right in front of you. You see every line as it is typed, run it yourself and ask questions.',
    zone: 'Times are shown for {{zone}}',
  },
  /** The name of an action for those who do not see which session it is beside. */
  named: '{{action}}: “{{title}}”',
  live_now: 'Live now',
  loading: 'The calendar is loading',
  failed: 'The calendar could not be loaded',
  session_failed: 'This session could not be loaded',
  own_failed: 'Your seats could not be loaded. Reload the page.',
  empty: 'No session is planned right now',
  empty_text:
    'Our recordings are always open: all they take is a free account. New sessions appear here as soon as somebody plans one.',
  missing: 'This session doesn’t exist',
  missing_text: 'It may have been removed, or the link is incomplete.',
  to_calendar: 'All live sessions',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  kinds: { python: 'Python', web: 'Web', game: 'Games (p5.js)' },
  states: { live: 'Live', cancelled: 'Cancelled', ended: 'Over' },
  spoken: { fr: 'In French', en: 'In English' },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  with: 'With {{name}}',
  free_seats_one: '{{count}} seat left',
  free_seats_other: '{{count}} seats left',
  full: 'No seat left',
  full_text: 'All seats are taken. If one becomes free, you can take it here.',
  open_replay: 'Replay for everyone',
  cancelled_text: 'This session was cancelled. It won’t take place.',
  ended_text: 'This session is over.',
  watch_replay: 'Watch the replay',
  sign_in: 'Sign in to take a seat',
  premium: 'Take a seat with Premium',
  join: 'Join now',
  seat: {
    yours: 'You have a seat',
    take: 'Take a seat',
    taken: 'The seat is yours.',
    leave: 'Give the seat back',
    left: 'You’ve given your seat back.',
    reminder: 'Mail me one hour before',
    reminder_on: 'You’ll get a mail one hour before.',
    reminder_off: 'You won’t get a reminder.',
  },
  host: {
    schedule: 'Schedule a session',
    room: 'Open the room',
    back: 'Back to the room',
    edit: 'Edit or cancel',
  },
  calendar: {
    subscribe: 'Subscribe in a calendar',
    all: 'Download all (.ics)',
    one: 'Add to a calendar (.ics)',
  },
  how: {
    title: 'How it works',
    code: 'You see the code being typed, and you run it in your own browser. No camera needed.',
    questions: 'You ask questions in writing. The host approves them before others see them.',
    names: 'Nobody sees your name: not the other participants, not the host.',
    parents: 'Your parents see the titles of the sessions you attended, never your questions.',
    replay: 'Afterwards, you can watch the session again as a replay.',
  },
} as const;

export default liveSessions;

declare module '../../lib/texts.ts' {
  interface Texts {
    'live-sessions': typeof liveSessions;
  }
}
