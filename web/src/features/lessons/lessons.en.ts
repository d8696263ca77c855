const lessons = {
  back_to_course: 'Back to the course',
  back_to_courses: 'Back to the courses',
  position: 'Lesson {{position}} of {{total}}',
  completed_of_one: '{{done}} of {{count}} lesson completed',
  completed_of_other: '{{done}} of {{count}} lessons completed',
  progress_failed: 'Your progress could not be loaded',
  progress_label: 'Your place in the course',
  xp: '+{{xp}} XP',
  minutes: '{{count}} min',
  completed: 'Completed',
  previous: 'Previous',
  next: 'Next',
  complete: 'Mark as completed',
  completing: 'Saving…',
  log_in_to_continue: 'Log in to continue',
  unlock_with_premium: 'Unlock with Premium',
  steps_label: 'Lesson steps',
  completion_success: 'Lesson completed! 🎉',
  course_completed: ' Course completed! 🏆',
  full_certificate: 'You have earned the full certificate of this course! 🏆',
  completion_error: 'Your progress could not be saved',
  xp_gained: '+{{xp}} XP',
  loading: 'The lesson is loading…',
  editor_label: 'Python code {{number}} of the lesson',
  web_editor_label: 'Web page {{number}} of the lesson',
  p5_editor_label: 'Sketch {{number}} of the lesson',
  exercises: {
    done_one: '{{done}} of {{count}} exercise solved',
    done_other: '{{done}} of {{count}} exercises solved',
    all_done: 'Every exercise solved: well done!',
    solved: 'You have solved this exercise.',
    solved_question: 'You have answered this question right.',
    show_answer: 'Show my solution',
    bring_back: 'Bring back what I had written',
    answer_shown: 'Your solution is in the editor. What stood there before is put aside.',
    brought_back: 'What you had written is back in the editor.',
  },
  missing_exercise: 'This exercise is no longer part of the lesson.',
  login_required: {
    title: 'Log in to read this lesson',
    text: 'It is free: an account keeps your progress, your XP and your code, on every device.',
    log_in: 'Log in',
    sign_up: 'Create a free account',
  },
  premium_required: {
    title: 'This lesson is part of Premium',
    text: 'Premium opens every lesson of every course. The first week is free, and you cancel whenever you like.',
    subscribe: 'Try Premium',
    free_lessons: 'Go to the free lessons',
  },
  draft: 'Draft: only administrators can open this page.',
  not_found: 'Lesson not found',
  not_found_text: 'This lesson does not exist or is no longer available.',
  access_error: 'The lesson could not be opened',
  access_error_text: '{{message}} (status {{status}})',
  try_again: 'Try again',
  video: {
    label: 'Video of the lesson',
    captions: 'English captions',
    silent: 'No sound: everything is in the picture and in the captions.',
    failed: 'The video cannot be played here. The lesson below says it all.',
  },
} as const;

export default lessons;

declare module '../../lib/texts.ts' {
  interface Texts {
    lessons: typeof lessons;
  }
}
