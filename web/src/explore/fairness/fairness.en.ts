const fairness = {
  title: 'Where do you draw the line?',
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
  rate: 'Gets in',
  chance: 'Gets in, of those who would make it',
  false_alarm: 'Gets in, of those who would give up',
  percent: '{{value}}%',
  places: 'Places taken: {{admitted}} of {{places}}.',
  too_many: 'People: {{admitted}}, places: {{places}}. That is too many.',
  nobody: 'Nobody gets in. Equal, but not much of a circus.',
  neither: 'Neither the shares nor the chances are equal.',
  rates:
    'Equal shares get in from both. But look at the second line: is it fair to the talented ones?',
  chances: 'Talented people have equal chances. But look at the first line: the shares differ.',
  both: 'Both are equal! But look at the number of places taken. Can you do it with 15 to 20 of them?',
  together_hint: 'The same threshold for both sounds fair. Is it? Try one for each.',
} as const;
export default fairness;

declare module '../../lib/texts.ts' {
  interface Texts {
    fairness: typeof fairness;
  }
}
