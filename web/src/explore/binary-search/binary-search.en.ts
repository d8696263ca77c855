const binarySearch = {
  title: 'Find the {{wanted}}',
  description:
    'Cards with numbers lie in a row, face down, from the smallest number to the largest. Open cards until you find the number. Cards where it can’t be are closed for good.',
  cards: 'Number of cards',
  shuffle: 'New cards',
  card: 'Open card {{place}}',
  start: 'The cards are in order. Find the {{wanted}}, and open as few as you can.',
  too_small_one: '{{seen}} is too small. Only {{count}} card is left.',
  too_small_other:
    '{{seen}} is too small, and so is everything before it. {{count}} cards are left.',
  too_large_one: '{{seen}} is too large. Only {{count}} card is left.',
  too_large_other:
    '{{seen}} is too large, and so is everything after it. {{count}} cards are left.',
  found_well_one: 'Found with {{count}} card: lucky!',
  found_well_other: 'Found with {{count}} cards, well searched!',
  found_one: 'Found with {{count}} card.',
  found_other: 'Found with {{count}} cards.',
  needed_one: 'Who always opens the middle one needs {{count}} at most.',
  needed_other:
    'Who always opens the middle one needs {{count}} at most. Try twice as many cards: how many more will it take?',
} as const;
export default binarySearch;

declare module '../../lib/texts.ts' {
  interface Texts {
    'binary-search': typeof binarySearch;
  }
}
