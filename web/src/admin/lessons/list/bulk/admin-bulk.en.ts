const adminBulk = {
  select: 'Choose several lessons',
  all: 'Choose all lessons shown',
  choose: 'Choose: {{title}}',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  change: 'Change',
  end: 'Stop choosing',
  actions: {
    publish: 'Publish…',
    withdraw: 'Make drafts…',
    minutes: 'Add or take away minutes…',
    give_premium: 'Make Premium…',
    free: 'Make free…',
  },
  titles: {
    publish_one: 'Publish {{count}} lesson?',
    publish_other: 'Publish {{count}} lessons?',
    withdraw_one: 'Make {{count}} lesson a draft?',
    withdraw_other: 'Make {{count}} lessons drafts?',
    minutes_one: 'Change the minutes of {{count}} lesson',
    minutes_other: 'Change the minutes of {{count}} lessons',
    give_premium_one: 'Make {{count}} lesson Premium?',
    give_premium_other: 'Make {{count}} lessons Premium?',
    free_one: 'Make {{count}} lesson free?',
    free_other: 'Make {{count}} lessons free?',
  },
  texts: {
    publish: 'Learners see them right away. Those that are not ready stay drafts, with the reason.',
    withdraw: 'Learners no longer see them. What they have earned stays.',
    minutes: 'The same number is added to the stated duration of each lesson.',
    give_premium: 'Only Premium members can read them from now on.',
    free: 'Everybody can read them from now on.',
  },
  confirm: {
    publish_one: 'Publish {{count}} lesson',
    publish_other: 'Publish {{count}} lessons',
    withdraw_one: 'Make {{count}} draft',
    withdraw_other: 'Make {{count}} drafts',
    minutes_one: 'Change {{count}} lesson',
    minutes_other: 'Change {{count}} lessons',
    give_premium_one: 'Make {{count}} lesson Premium',
    give_premium_other: 'Make {{count}} lessons Premium',
    free_one: 'Make {{count}} lesson free',
    free_other: 'Make {{count}} lessons free',
  },
  done: {
    publish_one: '{{count}} lesson published',
    publish_other: '{{count}} lessons published',
    withdraw_one: '{{count}} lesson is a draft',
    withdraw_other: '{{count}} lessons are drafts',
    minutes_one: 'Minutes of {{count}} lesson changed',
    minutes_other: 'Minutes of {{count}} lessons changed',
    give_premium_one: '{{count}} lesson is Premium',
    give_premium_other: '{{count}} lessons are Premium',
    free_one: '{{count}} lesson is free',
    free_other: '{{count}} lessons are free',
  },
  minutes: 'Minutes',
  minutes_hint: 'For example 5, or -10 to take some away.',
  minutes_wrong: 'A whole number other than 0.',
  refused_one: '{{count}} lesson stays as it was:',
  refused_other: '{{count}} lessons stay as they were:',
  failed: 'The lessons could not be changed',
} as const;

export default adminBulk;

declare module '../../../../lib/texts.ts' {
  interface Texts {
    'admin-bulk': typeof adminBulk;
  }
}
