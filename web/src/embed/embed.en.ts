const embed = {
  kinds: { python: 'Python program', web: 'Web page', game: 'Game' },
  view: 'View',
  code: 'Code',
  code_of: 'Code of {{file}}',
  result: 'Result',
  run: 'Run',
  stop: 'Stop',
  open: 'Open on Codivia',
  nothing: 'There is nothing to show here',
  play: {
    titles: { python: 'A Python program', web: 'A web page', game: 'A game' },
    start: { python: 'Run', web: 'Show', game: 'Play' },
    again: 'Start again',
    stop: 'Stop',
    code: 'See the code',
    hide_code: 'Hide the code',
    remix: 'Remix',
    remix_title: 'Opens the code in a room: change it and make it yours',
    full_screen: 'Full screen',
    leave_full_screen: 'Leave full screen',
    sent: 'Somebody made this on Codivia and sent it to you. It only starts when you want it to.',
    make: { python: 'Make your own', web: 'Make your own', game: 'Make your own' },
  },
  problems: {
    damaged: 'Part of the address is missing. Copy it right to the end.',
    empty: 'There is no code in this address. Ask for the whole link again.',
    too_long: 'The code in this address is too long.',
    old_browser: 'Your browser is too old for links with code. Update it, or try another one.',
    missing: 'This project does not exist, or its page was closed.',
    removed: 'The person who made this link has deleted it.',
    unreachable: 'Codivia can’t be reached. Are you online?',
  },
} as const;

export default embed;

declare module '../lib/texts.ts' {
  interface Texts {
    embed: typeof embed;
  }
}
