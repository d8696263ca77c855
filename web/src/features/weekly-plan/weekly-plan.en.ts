const weeklyPlan = {
  title: 'This week',
  strip: 'Active minutes of the week',
  /** A day as it is read aloud. */
  day_one: '{{day}}: {{count}} active minute',
  day_other: '{{day}}: {{count}} active minutes',
  today_one: '{{day}}, today: {{count}} active minute',
  today_other: '{{day}}, today: {{count}} active minutes',
  minutes: '{{count}} min',
  days_one: '{{done}} of {{count}} day this week',
  days_other: '{{done}} of {{count}} days this week',
  reached: 'You’ve done what you planned this week. Well done!',
  weeks_one: '{{count}} week as planned in the last {{weeks}}',
  weeks_other: '{{count}} weeks as planned in the last {{weeks}}',
  offer:
    'Would you like a rhythm? Choose how many days a week suit you. You can change it at any time, and a week off does no harm.',
  choose: 'Days per week',
  change: 'Change',
  none: 'No plan',
  setting: 'Weekly plan',
  setting_text: 'How many days a week you’d like to learn. A week off does no harm.',
  saved: 'Your plan is saved.',
  failed: 'Your plan could not be saved. Try again.',
  load_failed: 'Your week could not be loaded.',
  loading: 'Your week is loading…',
} as const;

export default weeklyPlan;

declare module '../../lib/texts.ts' {
  interface Texts {
    'weekly-plan': typeof weeklyPlan;
  }
}
