const explore = {
  kind: 'Explore',
  reset: 'Start again',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  back: 'Step back',
  step_of: 'Step {{step}} of {{steps}}',
  broken: 'This explorable can’t be shown: “{{name}}”.',
  check: 'Check',
} as const;
export default explore;

declare module '../lib/texts.ts' {
  interface Texts {
    explore: typeof explore;
  }
}
