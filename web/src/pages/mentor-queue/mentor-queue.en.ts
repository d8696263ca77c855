const mentorQueue = {
  title: 'Mentoring queue',
  intro: 'Requests waiting for an answer, oldest first. Claim one to read its code.',
  schedule_live: 'Schedule a live session',
  loading: 'Loading the queue…',
  failed: 'The queue could not be loaded.',
  not_mentor: 'This page is for mentors',
  not_mentor_text: 'Only an administrator can make somebody a mentor.',
  to_mentoring: 'Go to my requests',
  language: 'Language',
  subject: 'Subject',
  any: 'All',
  empty: 'Nothing is waiting',
  empty_text: 'No request matches these filters. Check again later.',
  mine: 'Claimed by me',
  waiting: 'Waiting',
  learner: 'a learner',
  level: 'Level {{level}}',
  asked: 'Asked {{when}}',
  claim: 'Claim',
  claim_of: 'Claim the request “{{title}}”',
  open: 'Open',
  open_of: 'Open the request “{{title}}”',
  answer_within_one: 'Answer within {{count}} hour, or the request goes back to the queue.',
  answer_within_other: 'Answer within {{count}} hours, or the request goes back to the queue.',
  release: 'Give back to the queue',
  released: 'The request is back in the queue.',
  conduct: {
    title: 'Read the code of conduct first',
    text: 'Before you can claim requests, you have to accept the mentors’ code of conduct.',
    read: 'Read the code of conduct',
  },
  security: {
    title: 'My account security',
    on: 'Two-factor authentication is on: signing in takes your password and a code from your app.',
    due: 'Turn on two-factor authentication by {{date}}. After that day, you can’t answer or host without it.',
    needed:
      'Mentors need two-factor authentication before they answer or host. It takes two minutes and an authenticator app on your phone.',
  },
  suspended: {
    title: 'You can’t answer at the moment',
    text: 'Several of your messages were held. Our team reads them, then restores your access or writes to you. Until then, your requests wait.',
  },
  profile: {
    title: 'My mentor profile',
    languages: 'Languages I answer in',
    subjects: 'Subjects',
    hours: 'Hours a week',
    hours_hint: '{{max}} at most. It helps us know how many requests we can answer.',
    hours_wrong: 'A whole number, {{max}} at most.',
    save: 'Save the profile',
    saved: 'Your profile is saved.',
    accepted: 'Code of conduct, version {{version}}, accepted {{when}}.',
  },
} as const;

export default mentorQueue;

declare module '../../lib/texts.ts' {
  interface Texts {
    'mentor-queue': typeof mentorQueue;
  }
}
