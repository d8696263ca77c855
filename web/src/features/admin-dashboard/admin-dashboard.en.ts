const adminDashboard = {
  loading: 'Loading the dashboard…',
  load_error: 'The data could not be loaded',
  counters: {
    label: 'Figures',
    courses: 'Courses',
    lessons: 'Lessons',
    users: 'Users',
    premium_users: 'Premium users',
  },
  weeks: {
    title: 'The last {{count}} weeks',
    text: 'Weeks begin on Monday (UTC). The last one is under way.',
    sign_ups: 'Sign-ups',
    active_learners: 'Active learners',
    completions: 'Completed lessons',
    this_week: 'this week',
    summary: '{{name}} a week: {{now}} this week, {{last}} the week before, {{most}} at most.',
    none: 'Nothing in these weeks yet.',
    figures: 'Show the figures as a table',
    week: 'Week of',
    under_way: '(under way)',
  },
  activity: {
    title: 'Recent activity',
    empty: 'Nothing has happened yet.',
    somebody: 'Somebody',
    job: 'Codivia',
    sign_up: '{{name}} created an account',
    completion: '{{name}} completed “{{title}}”',
    completion_gone: '{{name}} completed a lesson that is no longer there',
    gift_card_bought: '{{name}} bought a gift card',
    gift_card_used: '{{name}} activated a gift card',
    edit: '{{name}} {{action}} {{subject}}',
    action: {
      create: 'created',
      update: 'edited',
      delete: 'deleted',
      restore: 'restored',
      reorder: 'changed the order in',
      import: 'imported',
      remove: 'removed for good',
      prove: 'proved exercises of',
      correct: 'corrected the name on',
    },
    course: 'the course “{{title}}”',
    lesson: 'the lesson “{{title}}”',
    user: 'the user “{{title}}”',
    certificate: 'the certificate {{title}}',
    payment: {
      checkout: '{{name}}: the payment page was completed',
      paid: '{{name}}: an invoice was paid',
      failed: '{{name}}: a payment failed',
      begun: '{{name}}: a subscription began',
      changed: '{{name}}: a subscription changed',
      ended: '{{name}}: a subscription ended',
      other: '{{name}}: the payment provider reported “{{event}}”',
    },
  },
} as const;

export default adminDashboard;

declare module '../../lib/texts.ts' {
  interface Texts {
    'admin-dashboard': typeof adminDashboard;
  }
}
