const loopCounter = {
  title: 'Round and round',
  description:
    'A loop with its counter i on a line of numbers. The sliders change where it begins, the number before which it stops, and the distance from one number to the next. The buttons run it line by line.',
  from: 'Begin at',
  to: 'Stop before',
  by: 'Jump by',
  end: 'The end',
  output: 'Output:',
  start: 'Press Play. Will the loop reach the fence?',
  round: 'Round {{round}} of {{rounds}}: i is {{i}}.',
  printed: 'The line in the loop prints {{i}}.',
  none: 'The start is not before the fence: there is no round at all.',
  ended: 'The next number would not be below {{to}}: the loop ends here.',
  finished_one: '{{count}} round. Now move a slider, and guess how many rounds there will be.',
  finished_other: '{{count}} rounds. Now move a slider, and guess how many rounds there will be.',
} as const;
export default loopCounter;

declare module '../../lib/texts.ts' {
  interface Texts {
    'loop-counter': typeof loopCounter;
  }
}
