const hero = {
  tabs: {
    label: 'Try it right here',
    game: 'Game',
    python: 'Python',
  },
  run: {
    play: 'Play',
    jump: 'Jump',
    resume: 'Keep playing',
    pause: 'Pause',
    description:
      'A small game: Piko the marmot runs along a forest trail, jumps over rocks and collects stars. Every press of this button, the space bar or the up arrow is a jump. You can’t lose.',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    code_label: 'A line of the game’s code: let jump = a number',
    comment: 'change me!',
    less: 'Lower jump',
    more: 'Higher jump',
    hint: 'Some stars are too high. Change the number!',
    higher: 'Nice, you’ve just changed a program!',
    open: 'Open it in the game room',
  },
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
