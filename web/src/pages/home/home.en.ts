const home = { title: 'Learn to code' } as const;

export default home;

declare module '../../lib/texts.ts' {
  interface Texts {
    home: typeof home;
  }
}
