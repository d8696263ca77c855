const offline = {
  new_version: 'A new version of Codivia is ready. Your code stays as it is.',
  reload: 'Reload',
  later: 'Later',
} as const;

export default offline;

declare module '../../lib/texts.ts' {
  interface Texts {
    offline: typeof offline;
  }
}
