const loopCounter = {
  title: 'Round and round',
  invite: 'How many rounds will the loop make? Guess, then press Play.',
  description:
    'A loop with its counter i on a line of numbers. The sliders change where it begins, the number before which it stops, and the distance from one number to the next. The buttons run it line by line.',
  from: 'Begin at',
  to: 'Stop before',
  by: 'Jump by',
  end: 'The end',
  output: 'Output:',
  start: 'No line has run yet. The fence stands at {{to}}.',
  round: 'Round {{round}} of {{rounds}}: i is {{i}}.',
  printed: 'The line in the loop prints {{i}}.',
  none: 'The start is not before the fence: there is no round at all.',
  ended: 'The next number would not be below {{to}}: the loop ends here.',
  finished_one:
    '{{count}} round, and {{to}} itself is never reached. Move a slider and guess again.',
  finished_other:
    '{{count}} rounds, and {{to}} itself is never reached. Move a slider and guess again.',
} as const;
export default loopCounter;

declare module '../../lib/texts.ts' {
  interface Texts {
    'loop-counter': typeof loopCounter;
  }
}
