const adminLessonReviews = {
  title: 'Publication and review',
  load_failed: 'The state of this lesson could not be loaded.',
  retry: 'Try again',
  somebody: 'Somebody whose account is gone',
  save_first: 'Save your changes first: this is about the lesson as it is saved.',
  badges: {
    planned: 'Goes live {{when}}',
    refused: 'Could not go live',
    ready: 'Ready for review',
    approved: 'Approved',
  },
  plan: {
    label: 'Publication',
    published: 'Learners see this lesson.',
    draft: 'This lesson is a draft: no learner sees it.',
    planned: 'It will be published on {{when}}.',
    planned_by: 'It will be published on {{when}}, as planned by {{name}}.',
    refused: 'It was to be published by itself, but stayed a draft:',
    now: 'Publish now',
    at_a_time: 'Publish at a time…',
    change: 'Choose another time…',
    cancel: 'Cancel the plan',
    dismiss: 'Understood',
    cancelled: 'The plan is cancelled; the lesson stays a draft',
    cancel_failed: 'The plan could not be cancelled',
    title: 'Publish at a time',
    text: 'The lesson goes live by itself, as it is saved then. It is checked now and again at that time; if something is missing by then, it stays a draft and you see the reason here.',
    moment: 'Day and time',
    moment_missing: 'Choose a day and a time.',
    when: '{{when}} ({{zone}})',
    twice: 'The clock shows this time twice that night: the second one counts.',
    skipped: 'The clock skips this time that night: it will be {{when}}.',
    checking: 'Checking the exercises',
    progress: 'Answers: {{done}} of {{total}}',
    problems: 'This would keep it from going live:',
    submit: 'Plan the publication',
    done: 'The publication is planned',
  },
  review: {
    label: 'Review',
    none: 'No review has been asked for.',
    ready: '{{name}} asked for a review on {{when}}.',
    approved: '{{name}} approved it on {{when}}. Any change of the lesson ends the approval.',
    not_you: 'A colleague who neither asked nor changed it last can approve it.',
    ask: 'Ask for a review',
    approve: 'Approve',
    withdraw: 'Take it back',
    done: {
      ready: 'A review is asked for',
      approved: 'Lesson approved',
      none: 'Taken back',
    },
    failed: 'The review could not be changed',
  },
} as const;

export default adminLessonReviews;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'admin-lesson-reviews': typeof adminLessonReviews;
  }
}
