const rewards = {
  summary: {
    title: 'Lesson completed!',
    course_title: 'Course completed!',
    course_text: 'You have completed every lesson of {{course}}. Your certificate is ready.',
    queued:
      'There is no network: your completion is stored in this browser. It is sent, and its XP are added, when you are back online.',
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
    learned: 'What you now know',
    show_all_one: 'Show {{count}} more',
    show_all_other: 'Show {{count}} more',
    choices: 'How it goes on',
    next_lesson: 'Next lesson',
    certificate: 'See my certificate',
    course: 'Back to the course',
    enough: 'Enough for today',
    open: 'Show the summary',
  },
  celebration: {
    level: 'Level {{level}} reached!',
    badge: 'New badge!',
    level_text: 'A level is {{whole}} XP, earned with your exercises and lessons.',
    badge_name: '{{name}}: {{subtitle}}',
    badge_text: 'You get it for {{threshold}} XP. You find it on your dashboard.',
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
