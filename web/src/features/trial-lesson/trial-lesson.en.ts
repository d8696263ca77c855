const trialLesson = {
  page_title: 'Try the first lesson',
  description:
    'Take the first lesson of Codivia right now: real Python in the browser, without an account and without installing anything.',
  read_note:
    'With JavaScript this lesson is interactive: you run its programs and check your answers.',
  exercise: 'Exercise',
  question: 'Question',
  end: 'End of the trial lesson',
  end_title: 'You’ve reached the end of your first lesson!',
  learned: 'What you’ve done',
  none_solved: 'You haven’t solved an exercise yet. They earn you XP: have another look, or go on.',
  lesson_xp: 'The lesson itself earns you {{xp}} more XP: complete it once you have an account.',
  waiting: '{{xp}} XP are waiting for your account.',
  account_text:
    'A free account keeps your XP, your code and your place, on every device. It also opens the other free lessons of this course.',
  sign_up: 'Create a free account',
  log_in: 'I have an account',
  look: 'Look at the courses',
  not_stored: 'What you’ve solved can’t be moved to an account from here.',
  taken_over_one: 'Your trial lesson is in your account, with {{count}} solved exercise.',
  taken_over_other: 'Your trial lesson is in your account, with {{count}} solved exercises.',
  taken_over_unsolved: 'Your trial lesson is in your account: you can go on with it.',
  ask_title: 'Was this trial lesson yours?',
  ask_text:
    'Before you logged in, somebody took the trial lesson in this browser. If it was you, it can go into your account. What you already have there stays.',
  ask_contents_one: 'Solved: {{count}} exercise',
  ask_contents_other: 'Solved: {{count}} exercises',
  ask_unsolved: 'Started, no exercise solved yet',
  ask_mine: 'Yes, into my account',
  ask_discard: 'No, delete it',
  discarded: 'The trial lesson is deleted from this browser.',
  none_title: 'There’s no lesson to try right now',
  none_text: 'Have a look at the courses: each one shows its lessons.',
} as const;

export default trialLesson;

declare module '../../lib/texts.ts' {
  interface Texts {
    'trial-lesson': typeof trialLesson;
  }
}
