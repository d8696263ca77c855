const apiTokens = {
  title: 'Your programs and the API',
  text: 'A token lets your own program read your progress or store your projects. Give each program its own, with no more permissions than it needs.',
  documentation: 'How to use the API',
  premium: 'Access to the API is part of Premium.',
  subscribe: 'Discover Premium',
  ended:
    'Your Premium has ended, and your tokens are revoked for good. With Premium again, you can make new ones.',
  scopes: {
    title: 'What may it do?',
    'profile:read': 'Read your name, language and the token itself',
    'progress:read': 'Read your XP, courses, certificates and activity',
    'projects:read': 'Read your projects and their files',
    'projects:write': 'Make, change and delete projects',
    none: 'Choose at least one permission.',
  },
  create: {
    title: 'A new token',
    name: 'Name',
    name_hint: 'The one of the program that uses it, for example.',
    name_missing: 'Give the token a name.',
    name_long: '{{max}} characters at most.',
    days: 'Expires after',
    in_days: '{{days}} days',
    year: 'one year',
    action: 'Create the token',
  },
  secret: {
    title: 'Your new token',
    text: 'Copy it now: it’s shown only once. Anyone who has it can do whatever it allows, so keep it out of code you share.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Token copied.',
    copy_failed: 'Your browser didn’t allow copying: select the token and copy it yourself.',
    done: 'I have copied it',
  },
  list: {
    title: 'Your tokens',
    none: 'No token yet.',
    loading: 'Your tokens are loading…',
    failed: 'Your tokens could not be loaded.',
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    ended_by_password: 'Revoked: password changed',
    ended_by_premium: 'Revoked: Premium ended',
    ending: 'ends in {{ending}}',
    created: 'Created on {{date}}',
    expires: 'expires on {{date}}',
    expired_on: 'expired on {{date}}',
    revoked_on: 'revoked on {{date}}',
    used: 'last used {{ago}}',
    unused: 'never used',
    revoke: 'Revoke',
    revoke_of: 'Revoke the token {{name}}',
    question: 'Revoke “{{name}}”?',
    consequence: 'Programs that use it are refused from then on. This can’t be undone.',
  },
} as const;

export default apiTokens;

declare module '../../lib/texts.ts' {
  interface Texts {
    'api-tokens': typeof apiTokens;
  }
}
