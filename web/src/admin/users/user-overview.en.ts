const userOverview = {
  back: 'All users',
  loading: 'Loading the user…',
  failed: 'The user could not be loaded',
  edit: 'Edit the account',
  log: 'Changes to this account',
  created: 'Account since {{date}}',
  premium: 'Premium by: {{grounds}}',
  premium_until: 'Premium by: {{grounds}}, until {{date}}',
  no_premium: 'No Premium',
  figures: {
    title: 'In figures',
    learned_on: 'Last day with learning',
    seen_on: 'Last use of a signed-in device',
    xp: 'XP',
    started_lessons: 'Lessons begun',
    completed_lessons: 'Lessons completed',
    solved_exercises: 'Exercises solved',
    certificates: 'Certificates',
    projects: 'Projects',
    never: 'never',
    no_device: 'no device signed in',
  },
  courses: {
    title: 'Courses',
    none: 'No course begun yet.',
    done: 'Lessons: {{completed}} of {{lessons}}',
    last: 'last on {{date}}',
  },
  questions: {
    title: 'Questions to the team',
    none: 'No question.',
  },
  reported: {
    title: 'Reported projects',
    none: 'Nothing reported or hidden.',
    reports_one: '{{count}} open report',
    reports_other: '{{count}} open reports',
    waits: 'Waits for a decision',
    decided: 'Hidden',
  },
  payments: {
    title: 'Payments',
    none: 'Nothing from the payment provider.',
  },
} as const;

export default userOverview;

declare module '../../lib/texts.ts' {
  interface Texts {
    'user-overview': typeof userOverview;
  }
}
