const adminInsight = {
  text: 'Which lessons learners leave, which exercises they do not solve, and the wrong answers that come again and again. Administrators, mentors, teachers and the demonstration class do not count.',
  as_of: 'As of {{at}}. Counted once a night, over the last 400 days.',
  load_error: 'The figures could not be loaded',
  loading: 'Loading the figures…',
  courses: 'Courses',
  lessons: 'Lessons',
  exercises: 'Exercises',
  no_courses: 'There is no course yet',
  to_courses: 'To the courses',
  all_courses: 'All courses',
  draft: 'Draft',
  nothing_yet: 'Nothing to show yet',
  too_few:
    'Figures are shown from five members on: fewer could be recognised. They are counted every night.',
  edit_lesson: 'Edit the lesson',
  export: 'Save as CSV',
  file: 'insight',
  stars: '{{stars}} of 5 ({{count}})',
  solved_by: 'solved by {{share}}',
  minutes_note:
    'The median is that of active minutes between opening and finishing a lesson, of members who finished it within a day.',
  columns: {
    course: 'Course',
    lessons: 'Lessons',
    lesson: 'Lesson',
    exercise: 'Exercise',
    started: 'Started',
    finished: 'Finished',
    course_finished: 'Finished the last lesson',
    finished_members: 'Members who finished',
    stars: 'Rating',
    stated_minutes: 'Minutes, stated',
    median_minutes: 'Minutes, median',
    weakest: 'Hardest exercise',
    weakest_solved: 'Solved, hardest exercise',
    members: 'Members who tried',
    tries: 'Tries per member',
    solved: 'Solved',
    wrong_answers: 'Frequent wrong answers',
  },
  funnel: {
    title: 'Step by step',
    text: 'Who reached a step, who went on, and who left: those who have not finished and have not moved for 14 days.',
    step: 'Step',
    number: 'Step {{number}}',
    reached: 'Reached',
    passed: 'Went on',
    left: 'Left here',
    most: 'Most leave here',
  },
  answers: {
    title: 'Frequent wrong answers',
    text: 'Only answers that at least five members gave to the exercise as it is now, without comments and blank lines. Nobody is named.',
    none: 'No frequent wrong answer',
    none_text:
      'An answer is shown once at least five members have given it since the exercise was last changed.',
    members: 'of those who tried · {{members}}+ members',
    feedback: 'What they read',
    no_feedback: 'No feedback of its own',
    unchanged: 'The program as it was given, unchanged',
    write: 'Write feedback for this',
  },
} as const;

export default adminInsight;

declare module '../../lib/texts.ts' {
  interface Texts {
    'admin-insight': typeof adminInsight;
  }
}
