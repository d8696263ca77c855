const replay = {
  page_title: 'Replays',
  title: 'Replays of live sessions',
  intro:
    'Watch code being written, key by key, at your own speed. Pause, search, run it yourself, and copy it whenever you like.',
  description:
    'Recorded coding sessions for teenagers: a first game, reading error messages, a tiny chatbot. Play, pause, search, run and copy the code.',
  to_calendar: 'All live sessions',
  back: 'All replays',
  missing: 'This replay doesn’t exist',
  missing_text: 'It may have been removed, or there’s a typo in the address.',
  failed: 'The replay could not be loaded',
  premium: 'This replay is part of Premium',
  premium_text:
    'With Premium you watch every live session again, and take part in the next ones. Other replays are free.',
  premium_action: 'See Premium',
} as const;

export default replay;

declare module '../../lib/texts.ts' {
  interface Texts {
    replay: typeof replay;
  }
}
