const unsaved = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  stay: 'Keep editing',
  leave: 'Discard the changes',
} as const;

export default unsaved;

declare module '../../lib/texts.ts' {
  interface Texts {
    unsaved: typeof unsaved;
  }
}
