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
    damaged: 'Part of the address is missing. It has to be copied to its very end.',
    missing: 'This project does not exist, or its page was closed.',
    unreachable: 'Codivia cannot be reached. Is there a network?',
  },
} as const;

export default embed;

declare module '../lib/texts.ts' {
  interface Texts {
    embed: typeof embed;
  }
}
