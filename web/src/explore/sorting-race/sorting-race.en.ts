const sortingRace = {
  title: 'The great sorting race',
  invite: 'Who will be done first? Bet, then press Play.',
  description:
    'Several ways of sorting work on the same numbers, shown as bars. In each step, every one of them compares two numbers. Run the race with the buttons, and choose the order of the numbers at the start.',
  bubble: 'Bubble sort',
  insertion: 'Insertion sort',
  merge: 'Merge sort',
  quick: 'Quicksort',
  order: 'Numbers at the start',
  random: 'Mixed',
  sorted: 'Sorted already',
  reversed: 'Backwards',
  comparisons_one: '{{count}} comparison',
  comparisons_other: '{{count}} comparisons',
  start: 'Same numbers, same speed: in each step, each compares two numbers.',
  running: 'Orange: the two numbers that are compared. Nobody is done yet.',
  ahead: '{{name}} is done. The rest is still comparing…',
  needed_one: '{{name}}: {{count}} comparison.',
  needed_other: '{{name}}: {{count}} comparisons.',
  again: 'Try another order at the start.',
} as const;
export default sortingRace;

declare module '../../lib/texts.ts' {
  interface Texts {
    'sorting-race': typeof sortingRace;
  }
}
