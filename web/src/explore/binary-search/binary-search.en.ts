const binarySearch = {
  title: 'Find the {{wanted}}',
  invite: 'The cards are in order. Find the {{wanted}}, and open as few as you can.',
  description:
    'Cards with numbers lie in a row, face down, from the smallest number to the largest. Open cards until you find the number. Cards where it can’t be are closed for good.',
  cards: 'Number of cards',
  shuffle: 'New cards',
  card: 'Open card {{place}}',
  start: 'No card is open. The {{wanted}} can be under any of the {{count}}.',
  too_small_one: '{{seen}} is too small. Only {{count}} card is left.',
  too_small_other: '{{seen}} is too small, like all before it. {{count}} cards are left.',
  too_large_one: '{{seen}} is too large. Only {{count}} card is left.',
  too_large_other: '{{seen}} is too large, like all after it. {{count}} cards are left.',
  found_well_one: 'Found with {{count}} card: lucky!',
  found_well_other: 'Found with {{count}} cards, well searched!',
  found_one: 'Found with {{count}} card.',
  found_other: 'Found with {{count}} cards.',
  needed_one: 'If you always open the middle one, {{count}} is enough.',
  needed_other:
    'If you always open the middle one, {{count}} are enough. And with twice as many cards?',
} as const;
export default binarySearch;

declare module '../../lib/texts.ts' {
  interface Texts {
    'binary-search': typeof binarySearch;
  }
}
