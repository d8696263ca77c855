const sections = {
  figures: {
    label: 'Codivia in figures',
    lessons: 'lessons',
    satisfaction: 'satisfaction',
    support: 'support',
    success: 'success',
    exercises: 'exercises',
    daily: 'daily',
    aims: 'What we aim for: {{goals}}.',
    aim_satisfaction: '{{figure}} satisfaction',
    aim_support: '{{figure}} support',
    aim_success: 'a success rate of {{figure}}',
    aim_daily: '{{figure}} daily',
  },
  films: {
    title: 'Made and changed right here',
    intro: 'Open one, look inside, make it yours.',
    game: 'Game',
    page: 'Web page',
    'snake-game': 'Snake',
    'pong-game': 'Pong',
    reptile: 'Reptile',
    'todo-app': 'To-do list',
    calculator: 'Calculator',
    all: 'All examples',
  },
  features: {
    title: 'You don’t watch code. You write it.',
    python_title: 'Real Python, right here',
    python:
      'Not a toy language: the same Python that researchers and game studios use, running on your own computer. Plots and questions to the user included.',
    python_link: 'Open the Python room',
    lessons_title: 'Lessons that answer you',
    lessons:
      'Every exercise checks what you wrote and tells you what’s off, without spoiling the answer. Stuck? Ask for a hint, then another.',
    lessons_link: 'Try a first lesson',
    answer_label: 'A learner’s line, and what the exercise answers',
    answer_code: 'print("Hello" name)',
    answer: 'Nearly! Something is missing between the text and the variable.',
    xp_title: 'XP, levels, badges',
    xp: 'Each lesson moves you forward, and you see how far you’ve come.',
    certificate_title: 'A certificate at the end',
    certificate: 'Finish a course and show it: anyone can check that it’s genuine.',
    languages_title: 'In English or French',
    languages: 'Two real versions, each written by people. Switch whenever you like.',
    ai_title: 'AI without the magic',
    ai: 'See how a machine learns from examples, and where it gets things wrong.',
    ai_link: 'Train your own.',
  },
  teaser: {
    title: 'Where will you start?',
    all: 'See all courses',
  },
  testimonials: {
    title: 'Along the way',
    note: 'These three people are made up: examples, until we have real voices.',
    inaya_name: 'Inaya, 15',
    inaya_role: 'halfway through Discovery',
    inaya:
      'My first loop drew a staircase. It sounds silly, but I called the whole family to the screen.',
    noah_name: 'Noah, 17',
    noah_role: 'wants to make games',
    noah: 'I had tried videos and always gave up. Here I have to type, so I notice what I haven’t understood.',
    sofia_name: 'Sofia',
    sofia_role: 'mother of 14-year-old Milo',
    sofia:
      'I looked for ads and hidden fees, and found neither. He looks for bugs, and tells me about them at dinner.',
  },
  parents: {
    title: 'For parents, in plain words',
    intro: 'A place to learn, built for minors from the first line.',
    more: 'All the answers for parents',
    private_title: 'Private by default',
    private:
      'Nothing is public unless the learner opens it, and never under their name. No ads, no trackers. Programs run in the browser, not on our servers.',
    price_title: 'No surprise on the bill',
    price: 'Starting is free and needs no card. Premium is one monthly price you can stop paying.',
    pace_title: 'Fifteen minutes a day is enough',
    pace: 'Short lessons with a clear end, no endless feed, nothing that punishes a day off.',
  },
} as const;

export default sections;

declare module '../../lib/texts.ts' {
  interface Texts {
    'home-sections': typeof sections;
  }
}
