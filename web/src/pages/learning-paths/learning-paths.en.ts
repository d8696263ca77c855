const learningPaths = {
  title: 'Paths',
  description:
    'Learning paths of Codivia for 13 to 18 year olds: AI, games, websites, computer science, data and security, course by course.',
  intro:
    'Where would you like to go? A path puts the courses in an order that works, from your first line of code.',
  none: 'There is no path to show at the moment',
  all_courses: 'See all courses',
  see_map: 'See the map',
  back: 'All paths',
  skills: 'What you learn',
  courses_one: '{{count}} course',
  courses_other: '{{count}} courses',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  weeks_one: 'about {{count}} week at {{minutes}} minutes a day',
  weeks_other: 'about {{count}} weeks at {{minutes}} minutes a day',
  map: 'The map',
  start: 'Start with {{title}}',
  continue: 'Continue {{title}}',
  go_on: 'Next stop: {{title}}',
  walked: 'You have walked the whole path. Well done!',
  follow: 'Follow this path',
  followed: 'You follow this path: your next step comes from here.',
  leave: 'Stop following it',
  completed: 'Completed',
  next: 'Up next',
  progress_failed: 'Your progress could not be loaded',
  certificate: {
    title: 'The certificate of this path',
    about:
      'With all lessons of its courses, you get a certificate for the whole path: a basic one for half of the exercises of each course, the full one once every course has its full certificate.',
    done: 'Courses whose certificate you have: {{done}} of {{total}}.',
    missing: 'Still missing:',
    half: 'half of its exercises',
    earned_basic: 'You’ve earned the certificate of this path!',
    earned_full: 'You’ve earned the full certificate of this path!',
    to_full_one: 'It becomes the full one once this course has its full certificate: {{courses}}.',
    to_full_other:
      'It becomes the full one once these courses have their full certificates: {{courses}}.',
    grown: 'It stays yours: the path has got another course since then.',
    view: 'View my certificate',
    failed: 'The certificate of this path could not be loaded',
  },
  not_found: {
    title: 'Path not found',
    description: 'This path does not exist or has no courses any more.',
  },
} as const;

export default learningPaths;

declare module '../../lib/texts.ts' {
  interface Texts {
    'learning-paths': typeof learningPaths;
  }
}
