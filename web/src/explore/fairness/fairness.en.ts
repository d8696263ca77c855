const fairness = {
  title: 'Where do you draw the line?',
  invite:
    '40 candidates for 20 places in a circus school. Drag the barrier: whoever is on its right gets in.',
  description:
    'A program scores forty young people who want to join a circus school, twenty from each of two neighbourhoods. Discs would make it through the year, hollow squares would not. Move the threshold of each neighbourhood with the arrow keys or by dragging: whoever is on its right gets in. A table compares the neighbourhoods.',
  first: 'Hillside',
  second: 'Harbour',
  score: 'Score',
  threshold: 'Threshold for {{group}}',
  at: 'from a score of {{score}}',
  succeed: 'would make it',
  fail: 'would give up',
  lines: 'Thresholds',
  one: 'One for both',
  each: 'One for each',
  table: 'What the thresholds do',
  rate: '1. Get in',
  chance: '2. Get in, of those who would make it',
  false_alarm: '3. Get in, of those who would give up',
  percent: '{{value}}%',
  places: 'Places taken: {{admitted}} of {{places}}.',
  too_many: 'Too many people: {{admitted}} of {{places}}.',
  nobody: 'Nobody gets in. Equal, but not much of a circus.',
  neither: 'Lines 1 and 2 are unequal.',
  rates: 'Line 1 is equal. But line 2: is that fair to those who would make it?',
  chances: 'Line 2 is equal: the same chance for those who would make it. But not line 1.',
  both: 'Lines 1 and 2 are equal! Can you do it with 15 to 20 places taken?',
  together_hint: 'Is that fair? Try one threshold for each.',
} as const;
export default fairness;

declare module '../../lib/texts.ts' {
  interface Texts {
    fairness: typeof fairness;
  }
}
