const meanMedian = {
  title: 'The mean and the median',
  description:
    'A line of numbers with one dot for each value. A dashed line marks the mean, a solid one the median. Move a dot with the left and right arrow keys, or drag it, and watch which of the two lines follows.',
  label: 'Pocket money of seven friends, in a week',
  unit: '€',
  value: 'Value {{number}}',
  amount: '{{value}} {{unit}}',
  mean: 'Mean {{value}}',
  median: 'Median {{value}}',
  close: 'Both are at about {{median}}. Now drag the last dot all the way to the right.',
  above:
    'The mean is {{gap}} above the median: large values drag it along. The median still has as many dots on its left as on its right.',
  below:
    'The mean is {{gap}} below the median: small values drag it along. The median still has as many dots on its left as on its right.',
} as const;
export default meanMedian;

declare module '../../lib/texts.ts' {
  interface Texts {
    'mean-median': typeof meanMedian;
  }
}
