const liveSchedule = {
  title: 'Schedule a live session',
  intro: 'It appears in the calendar right away, and Premium learners can take their seats.',
  edit_title: 'Change the session',
  edit_intro: 'When the time changes, everybody with a seat gets a mail.',
  failed: 'The session could not be loaded',
  hosts_only: {
    title: 'This page is for hosts',
    text: 'Mentors who have accepted the code of conduct schedule sessions and change their own, and so do administrators.',
  },
  fixed: {
    title: 'This session can no longer be changed',
    text: 'It has started, is over or was cancelled.',
  },
  about: 'What it is about',
  title_fr: 'Title in French',
  title_en: 'Title in English',
  description_fr: 'Description in French',
  description_en: 'Description in English',
  when: 'When',
  date: 'Date',
  time: 'Time',
  time_hint: 'In {{zone}}',
  minutes: 'Length in minutes',
  minutes_hint: 'From {{min}} to {{max}}',
  for_whom: 'For whom',
  language: 'Spoken language',
  level: 'Level',
  kind: 'Kind of code',
  seats: 'Seats',
  seats_hint: '{{max}} at most',
  open_replay: 'Open the replay to everyone',
  open_replay_hint: 'Members of the free plan can watch it too.',
  errors: {
    needed: 'Please fill this in.',
    past: 'This time is in the past.',
    minutes_wrong: 'Enter a whole number from {{min}} to {{max}}.',
    seats_wrong: 'Enter a whole number from 1 to {{seats}}.',
  },
  contact: {
    email: 'This looks like an e-mail address. Sessions stay on Codivia: please remove it.',
    phone: 'This looks like a phone number. Sessions stay on Codivia: please remove it.',
    handle: 'This looks like an account elsewhere. Sessions stay on Codivia: please remove it.',
    link: 'This looks like a link to another site. Sessions stay on Codivia: please remove it.',
    request: 'This looks like a personal question. Please remove it.',
    meeting: 'This looks like a meeting elsewhere. Sessions stay on Codivia: please remove it.',
    secrecy: 'This looks like a request for secrecy. Please remove it.',
  },
  schedule: 'Schedule the session',
  scheduled: 'The session is in the calendar.',
  save: 'Save the changes',
  changed: 'The session was changed.',
  back: 'Go back',
  cancel: {
    title: 'Cancel the session',
    text: 'It stays in the calendar, marked as cancelled, until its time is over. This cannot be undone.',
    action: 'Cancel the session…',
    ask: 'Cancel this session?',
    mails_one: '{{count}} learner with a seat gets a mail. This cannot be undone.',
    mails_other: '{{count}} learners with a seat get a mail. This cannot be undone.',
    no_mail: 'Nobody has a seat yet. This cannot be undone.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
    done: 'The session was cancelled.',
  },
} as const;

export default liveSchedule;

declare module '../../lib/texts.ts' {
  interface Texts {
    'live-schedule': typeof liveSchedule;
  }
}
