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
  problems: {
    damaged: 'Part of the address is missing. Copy it right to the end.',
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
