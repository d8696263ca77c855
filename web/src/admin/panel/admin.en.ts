const admin = {
  title: 'Administration',
  label: 'Administrator',
  sections_label: 'Administration',
  open_menu: 'Open the menu of the panel',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  sections: {
    dashboard: 'Dashboard',
    courses: 'Courses',
    lessons: 'Lessons',
    insight: 'Insight',
    search: 'Search',
    help: 'Help',
    users: 'Users',
    mentoring: 'Mentoring',
    projects: 'Published projects',
    challenges: 'Challenges',
    schools: 'Schools',
    audit: 'Log',
  },
  headings: {
    dashboard: 'Dashboard',
    courses: 'Course management',
    lessons: 'Lesson management',
    insight: 'Where learners fail',
    search: 'Search in all texts',
    help: 'Help',
    users: 'User management',
    mentoring: 'Mentoring threads',
    projects: 'Published projects',
    challenges: 'Challenge management',
    schools: 'Teachers and classes',
    audit: 'Log of changes',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    at: 'Page {{page}} of {{pages}}',
    at_more: 'Page {{page}} of more than {{pages}}',
  },
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  loading: 'Loading this part of the panel…',
  refresh_failed: 'Could not refresh the data. What you see may be out of date.',
  copyright: '© {{year}} Codivia. All rights reserved.',
} as const;

export default admin;

declare module '../../lib/texts.ts' {
  interface Texts {
    admin: typeof admin;
  }
}
