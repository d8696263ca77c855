const satisfaction = {
  title: 'Two short questions',
  satisfied: 'Are you happy with Codivia?',
  managed: 'And did you manage to do what you wanted?',
  yes: 'Yes',
  no: 'No',
  later: 'Not now',
  why: 'Only the percentages of all members are shown.',
  thanks: 'Thank you! Your answer counts.',
  failed: 'Your answer could not be saved',
} as const;

export default satisfaction;

declare module '../../lib/texts.ts' {
  interface Texts {
    satisfaction: typeof satisfaction;
  }
}
