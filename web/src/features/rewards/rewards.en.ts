const rewards = {
  summary: {
    title: 'Lesson completed!',
    calm_title: 'Lesson completed',
    calm_course_title: 'All lessons completed',
    calm_text: 'The exercises you skipped are still there: come back to them whenever you like.',
    attendance_text:
      'You’ve gone through every lesson of {{course}}. Your record of attendance is ready: it turns into a certificate automatically once half of the exercises are solved.',
    course_title: 'Course completed!',
    course_text: 'You’ve completed every lesson of {{course}}. Your certificate is ready.',
    path_text_one: 'Path completed: {{paths}}. Its certificate is ready too.',
    path_text_other: 'Paths completed: {{paths}}. Their certificates are ready too.',
    queued:
      'No network: your completed lesson is stored in this browser. It’s sent, and its XP are added, when you’re back online.',
    figures: 'Your lesson in figures',
    xp: 'XP earned',
    xp_value: '{{xp}} XP',
    exercises: 'Exercises solved',
    exercises_value: '{{done}} of {{count}}',
    minutes: 'Time in this visit',
    minutes_value: '{{count}} min',
    level: 'Level {{level}}',
    level_bar: 'Progress to level {{next}}',
    level_within: '{{xp}} of {{whole}} XP',
    level_missing: '{{xp}} XP to go before level {{next}}',
    learned: 'What you know now',
    show_all_one: 'Show {{count}} more',
    show_all_other: 'Show {{count}} more',
    choices: 'What’s next',
    next_lesson: 'Next lesson',
    certificate: 'See my certificate',
    attendance: 'See my record of attendance',
    course: 'Back to the course',
    enough: 'Enough for today',
    open: 'Show the summary',
  },
  celebration: {
    level: 'Level {{level}} reached!',
    badge: 'New badge!',
    level_text: 'A level is {{whole}} XP, earned with your exercises and lessons.',
    badge_name: '{{name}}: {{subtitle}}',
    badge_text: 'You get it for {{threshold}} XP. You’ll find it on your dashboard.',
    next_level: '{{xp}} XP to go before level {{next}}.',
    next_badge: 'Next badge at {{threshold}} XP.',
    close: 'Go on',
  },
} as const;

export default rewards;

declare module '../../lib/texts.ts' {
  interface Texts {
    rewards: typeof rewards;
  }
}
