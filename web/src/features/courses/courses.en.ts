const courses = {
  title: 'Courses',
  description:
    'All Codivia courses: Python, artificial intelligence and more, for 13 to 18 year olds.',
  intro: 'Start at the beginning, or wherever you like. Every course goes one step at a time.',
  available_one: '{{count}} course available',
  available_other: '{{count}} courses available',
  search: 'Search for a course',
  filters: {
    label: 'Filters',
    label_active: 'Filters ({{active}})',
    difficulty: 'Difficulty',
    all: 'All',
    plan: 'Plan',
    free: 'Free',
    premium: 'Premium',
    type: 'Lesson type',
    reset: 'Reset the filters',
  },
  no_results: {
    title: 'No course found',
    desc: 'There’s no course to show here. Try other words or filters.',
    show_all: 'Show all courses',
  },
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  lessons_one: '{{count}} lesson',
  lessons_other: '{{count}} lessons',
  premium_lessons_one: '{{count}} premium lesson',
  premium_lessons_other: '{{count}} premium lessons',
  rating: 'Rated {{rating}} out of 5',
  rating_goal: 'Aiming for {{rating}} out of 5',
  ratings_one: '({{count}} rating)',
  ratings_other: '({{count}} ratings)',
  progress: 'Progress in {{title}}',
  completed_of_one: '{{done}} of {{count}} lesson completed',
  completed_of_other: '{{done}} of {{count}} lessons completed',
  exercises_done_one: '{{done}} of {{count}} exercise',
  exercises_done_other: '{{done}} of {{count}} exercises',
  exercises_solved_one: '{{done}} of {{count}} exercise solved',
  exercises_solved_other: '{{done}} of {{count}} exercises solved',
  featured: 'Featured',
  start: 'Start',
  continue: 'Continue',
  try_lesson: 'Try the first lesson without an account',
  continue_trial: 'Continue your trial lesson',
  back: 'All courses',
  lesson_list: 'Lessons',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  xp: '{{xp}} XP',
  open_lesson: 'Start',
  open_unknown: 'Open',
  completed: 'Completed',
  progress_failed: 'Your progress could not be loaded',
  review: 'Review',
  log_in: 'Log in to start',
  log_in_premium: 'Log in: Premium lesson',
  unlock: 'Unlock with Premium',
  not_found: {
    title: 'Course not found',
    description: 'This course does not exist or is no longer available.',
    back: 'Back to the courses',
  },
  path: {
    next: 'Up next',
    checkpoint: 'Checkpoint',
    project: 'Final project',
    begin: 'Start the course',
  },
} as const;

export default courses;

declare module '../../lib/texts.ts' {
  interface Texts {
    courses: typeof courses;
  }
}
