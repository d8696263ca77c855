const helpEntry = {
  stuck: 'I’m stuck',
} as const;

export default helpEntry;

declare module '../../lib/texts.ts' {
  interface Texts {
    'help-entry': typeof helpEntry;
  }
}
