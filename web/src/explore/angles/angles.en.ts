const angles = {
  title: 'Which way does it turn?',
  description:
    'A dial with a hand. Angles begin on the right and turn clockwise, because y grows downwards. Drag the hand, move it with the arrow keys, or move the slider, and read the code of its angle.',
  hand: 'Hand',
  angle: 'Angle',
  shown: '{{degrees}}°',
  status: {
    0: 'No turn: the hand points to the right.',
    45: 'An eighth of a turn. y grows downwards, so the hand goes down.',
    90: 'A quarter turn: straight down.',
    180: 'Half a turn: to the left.',
    270: 'Three quarter turns: straight up.',
    360: 'A whole turn: back at the start.',
    other: '{{degrees}}°, clockwise from the right.',
  },
} as const;
export default angles;

declare module '../../lib/texts.ts' {
  interface Texts {
    angles: typeof angles;
  }
}
