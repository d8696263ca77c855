const hero = {
  code: {
    label: 'A short Python program that you can change and run',
    file: 'trail.py',
    way: 'way',
    stops: '"idea", "code", "game"',
    step: 'step',
    stop: 'stop',
    run: 'Run',
    reset: 'Reset',
    output: 'Output',
    ready: 'Press Run: the program starts right here, in your browser.',
    lines: '··· idea\n······ code\n········· game',
    live: 'Change it, run it',
    next: 'Curious? Keep going.',
    works: 'It works! You’ve just run real Python.',
    continue: 'Continue',
  },
} as const;

export default hero;

declare module '../../lib/texts.ts' {
  interface Texts {
    hero: typeof hero;
  }
}
