const difference = {
  removed: 'removed',
  added: 'added',
  unchanged_one: '{{count}} unchanged line',
  unchanged_other: '{{count}} unchanged lines',
  same: 'No difference.',
} as const;

export default difference;

declare module '../../lib/texts.ts' {
  interface Texts {
    difference: typeof difference;
  }
}
