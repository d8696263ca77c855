const binaryCounter = {
  title: 'Counting with lamps',
  invite: 'Press the lamps. Can you make {{wanted}}?',
  description:
    'A row of lamps, each worth twice as much as the one to its right. Switch a lamp on or off by pressing it, or count up and down with the buttons. The number is the sum of the lamps that are lit. A dashed ring marks the lamps of the last change.',
  lamp: 'Lamp worth {{lamp}}',
  number: 'Number',
  none: 'All lamps are off: 0.',
  sum: 'Add up the lit lamps: {{sum}}.',
  made: '{{sum}}: you’ve got it!',
  carry_one: '{{sum}}. This step switched {{count}} lamp.',
  carry_other: '{{sum}}. This step switched {{count}} lamps at once.',
  full: '{{sum}}: every lamp is lit. The next number needs one more lamp, worth {{next}}.',
} as const;
export default binaryCounter;

declare module '../../lib/texts.ts' {
  interface Texts {
    'binary-counter': typeof binaryCounter;
  }
}
