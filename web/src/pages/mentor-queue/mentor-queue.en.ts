const mentorQueue = {
  title: 'Mentoring queue',
  intro: 'Requests that wait for an answer, the oldest first. Claim one to read its code.',
  schedule_live: 'Schedule a live session',
  loading: 'Loading the queue…',
  failed: 'The queue could not be loaded.',
  not_mentor: 'This page is for mentors',
  not_mentor_text: 'An administrator grants the capability of a mentor to an account.',
  to_mentoring: 'To my requests',
  language: 'Language',
  subject: 'Subject',
  any: 'All',
  empty: 'Nothing waits',
  empty_text: 'There is no request for these filters. Look again later.',
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
    text: 'Before you can claim requests you accept the code of conduct of mentors.',
    read: 'Read the code of conduct',
  },
  security: {
    title: 'Security of my account',
    on: 'Two-factor authentication is on: signing in takes your password and a code of your app.',
    due: 'Turn on two-factor authentication by {{date}}. Without it you can no longer answer or host after that day.',
    needed:
      'Mentors need two-factor authentication before they answer or host. It takes two minutes and an authenticator app on your phone.',
  },
  suspended: {
    title: 'You cannot answer at the moment',
    text: 'Several of your messages were held. Our team reads them, and restores your access or writes to you. Until then your requests wait.',
  },
  profile: {
    title: 'My profile as a mentor',
    languages: 'Languages I answer in',
    subjects: 'Subjects',
    hours: 'Hours a week',
    hours_hint: '{{max}} at most. It helps us to know how many requests can be answered.',
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
