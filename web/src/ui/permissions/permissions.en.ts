const permissions = {
  class: 'Class accounts don’t have this. If you’d like to know why, ask your teacher.',
  class_account:
    'Your teacher looks after this account: its name, its password and what it may use. If something should change, ask them.',
  age: 'You’re under 15, so a parent has to agree to this first.',
  age_link: 'Ask a parent',
  age_until_15: 'This opens when you’re 15.',
  age_until_15_link: 'Are you 15 now?',
  parent: 'A parent has closed this. Talk to them: they can open it again at any time.',
} as const;

export default permissions;

declare module '../../lib/texts.ts' {
  interface Texts {
    permissions: typeof permissions;
  }
}
