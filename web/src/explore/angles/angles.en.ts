const angles = {
  title: 'Which way does it turn?',
  invite: 'Drag the hand all the way round.',
  description:
    'A dial with a hand. Angles begin on the right and turn clockwise, because y grows downwards. Drag the hand, move it with the arrow keys, or move the slider, and read the code of its angle.',
  hand: 'Hand',
  angle: 'Angle',
  shown: '{{degrees}}°',
  status: {
    none: 'No turn: the hand points to the right.',
    eighth: 'An eighth of a turn: the hand goes down, like y.',
    quarter: 'A quarter turn: straight down.',
    half: 'Half a turn: to the left.',
    three_quarters: 'Three quarter turns: straight up.',
    whole: 'A whole turn: back at the start.',
  },
  other: '{{degrees}}°, clockwise from the right.',
  or: 'or',
} as const;
export default angles;

declare module '../../lib/texts.ts' {
  interface Texts {
    angles: typeof angles;
  }
}
