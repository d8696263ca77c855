const firstStep = {
  title: 'Try the first step',
  text: 'The beginning of “{{lesson}}”, right here and without an account.',
  text_member: 'The beginning of “{{lesson}}”, right here.',
  start: 'Try it here',
  here: 'First step of “{{lesson}}”',
  exercise: 'Exercise',
  question: 'Question',
  done: 'You’ve done your first step!',
  next_one: 'Next comes “{{title}}”. There’s {{count}} step left in this lesson.',
  next_other: 'Next comes “{{title}}”. There are {{count}} steps left in this lesson.',
  left_one: 'There’s {{count}} step left in this lesson.',
  left_other: 'There are {{count}} steps left in this lesson.',
  nothing_left: 'That was all of this lesson: the next one goes on from here.',
  account:
    'A free account keeps what you write, on every device, and opens the rest of the lesson.',
  premium:
    'The rest of this lesson is part of Premium. What you wrote here is kept, and waits for you in it.',
  trial: 'You can do this whole lesson without an account. What you wrote here is already in it.',
  member: 'What you wrote here is already in the lesson.',
  sign_up: 'Create a free account',
  log_in: 'I have an account',
  go_on: 'Go on with the lesson',
  unlock: 'Unlock with Premium',
} as const;

export default firstStep;

declare module '../../lib/texts.ts' {
  interface Texts {
    'first-step': typeof firstStep;
  }
}
