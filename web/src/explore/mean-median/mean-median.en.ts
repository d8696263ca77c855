const meanMedian = {
  title: 'The mean and the median',
  invite: 'Drag a dot far away from the others. Which line follows it?',
  description:
    'A line of numbers with one dot for each value. A dashed line marks the mean, a solid one the median. Move a dot with the left and right arrow keys, or drag it, and watch which of the two lines follows.',
  label: 'Pocket money of seven friends, in a week',
  unit: '€',
  value: 'Value {{number}}',
  amount: '{{value}} {{unit}}',
  mean: 'Mean {{value}}',
  median: 'Median {{value}}',
  close: 'The mean and the median are both at about {{median}}.',
  above:
    'Large values pull the mean {{gap}} above the median, which still has as many dots on each side.',
  below:
    'Small values pull the mean {{gap}} below the median, which still has as many dots on each side.',
} as const;
export default meanMedian;

declare module '../../lib/texts.ts' {
  interface Texts {
    'mean-median': typeof meanMedian;
  }
}
