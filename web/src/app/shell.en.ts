const shell = {
  offline: 'You seem to be offline. Check your connection and try again.',
  skip: 'Skip to content',
  main_navigation: 'Main',
  menu: 'Menu',
  home_link: 'Codivia, home',
  rooms: 'Training rooms',
  community: 'Community',
  go_premium: 'Premium',
  log_in: 'Log in',
  sign_up: 'Sign up',
  log_out: 'Log out',
  log_out_shared: 'Log out of a shared computer',
  logout_cleared: 'You are signed out. Nothing of yours is left on this computer.',
  logout_success: 'You are signed out. See you soon!',
  work_taken: 'What you wrote as a visitor is now yours.',
  account_deleted: 'Your account is deleted, with everything that went with it. Farewell!',
  account_of: 'Account of {{name}}',
  language: 'Language',
  theme: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'Automatic',
  },
  links: {
    home: 'Home',
    courses: 'Courses',
    challenges: 'Challenges',
    live: 'Live sessions',
    about: 'About',
    pythonRoom: 'Python room',
    webRoom: 'Web room',
    gameRoom: 'Game room',
    examples: 'Examples',
    aiTeacher: 'AI teacher',
    careers: 'Careers',
    gallery: 'Gallery',
    blog: 'Blog',
    help: 'Help',
    partners: 'Partners',
    mentors: 'Mentors',
    privacy: 'Privacy',
    legal: 'Legal notice',
    accessibility: 'Accessibility',
    auth: 'Log in',
    register: 'Create an account',
    dashboard: 'Dashboard',
    mentoring: 'Mentoring',
    admin: 'Administration',
  },
  footer: {
    motto: 'Code is a way. Take it at your own pace.',
    promise: 'No ads, no trackers: what you do here stays between you and Codivia.',
    learn: 'Learn',
    discover: 'Discover',
    rules: 'Good to know',
    account: 'Account',
    contact: 'Write to us',
  },
  not_found: {
    title: 'Page not found',
    description: 'The trail stops here: there is nothing at this address.',
    home: 'Back to home',
  },
} as const;

export default shell;

declare module '../lib/texts.ts' {
  interface Texts {
    shell: typeof shell;
  }
}
