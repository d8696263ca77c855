const adminChallenges = {
  text: 'Each challenge opens on its own Monday at midnight UTC. Only challenges whose solutions have been proven are published.',
  loading: 'Challenges are loading…',
  failed: 'The challenges could not be loaded.',
  filter: 'State',
  all: 'All',
  total_one: '{{count}} challenge',
  total_other: '{{count}} challenges',
  none: 'No challenge in this state',
  none_text: 'Choose another state.',
  caption: 'Challenges by week',
  columns: {
    week: 'Week',
    title: 'Challenge',
    state: 'State',
    topic: 'Kind',
    level: 'Level',
    members: 'Members who tried',
    tries: 'Tries',
    solved: 'Solved',
    share: 'Share solved',
  },
  states: {
    current: 'Current',
    coming: 'Coming',
    past: 'Past',
    withdrawn: 'Withdrawn',
    unproven: 'Not proven',
  },
  topics: { python: 'Python', web: 'Web page', p5: 'p5 sketch', sql: 'SQL' },
  level: 'Level {{level}}',
  back: 'All challenges',
  missing: 'There is no such challenge',
  missing_text: 'Its file may have been removed.',
  unproven_text:
    'The proof of this challenge is missing or belongs to an earlier version. It is not published in any week until it is proven and released.',
  plan: 'Week',
  planned: 'Its file plans it for the week of {{date}}.',
  moved_to: 'It was moved to the week of {{date}}.',
  week_label: 'Monday on which it opens',
  week_hint: 'Next Monday without a challenge: {{date}}',
  week_missing: 'Choose a day.',
  move: 'Move',
  take_free: 'Choose that Monday',
  move_back: 'Back to the week of the file',
  moved: 'The challenge opens on {{date}}.',
  statistics: 'Results of all members',
  members_title: 'For members',
  enabled_text: 'Members get this challenge from its week on.',
  withdrawn_text: 'Members don’t get this challenge. They keep the results they already have.',
  withdraw: 'Withdraw',
  withdraw_title: 'Withdraw this challenge?',
  withdraw_text:
    'Members can no longer open it. If it is the current one, the one before becomes current again. Results and XP stay.',
  cancel: 'Cancel',
  withdrawn: 'The challenge is withdrawn.',
  restore: 'Restore',
  restored: 'The challenge is restored.',
  preview: {
    show: 'Preview as a learner',
    back: 'Back to the plan',
    text: 'This is what learners get. Nothing you try here is saved.',
    failed: 'The challenge could not be loaded.',
    story: 'The story',
    task: 'The task',
    solutions: 'Solutions, shown once it is solved',
    solution: 'Solution {{number}}',
  },
} as const;

export default adminChallenges;

declare module '../../lib/texts.ts' {
  interface Texts {
    'admin-challenges': typeof adminChallenges;
  }
}
