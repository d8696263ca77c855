const challenges = {
  page_title: 'Challenges',
  description:
    'A new coding challenge every Monday: Python, web pages, p5 sketches and SQL, on three levels.',
  title: 'Challenges',
  intro:
    'A new puzzle every Monday. Read the story, write the program, and see if it passes every case.',
  of_the_week: 'Challenge of the week',
  archive: 'All challenges',
  week: 'Week of {{date}}',
  topics: { python: 'Python', web: 'Web page', p5: 'p5 sketch', sql: 'SQL' },
  levels: { at_1: 'Level 1', at_2: 'Level 2', at_3: 'Level 3' },
  open: 'Open to all members',
  premium: 'Premium',
  read: 'Read the challenge',
  filters: {
    topic: 'Topic',
    level: 'Level',
    state: 'Your result',
    any: 'All',
    solved: 'Solved',
    unsolved: 'Not solved yet',
  },
  found: 'Challenges: {{count}}',
  none: 'No challenge matches',
  none_text: 'Choose another topic or level.',
  show_all: 'Show all',
  not_yet: 'There’s no challenge yet',
  not_yet_text: 'They open on Mondays at midnight UTC.',
  failed: 'The challenges could not be loaded',
  loading: 'Challenges are loading…',
  results: {
    solved: 'Solved',
    earlier: 'Solved in an earlier version',
    earlier_text:
      'This challenge has changed since you tried it. Your result stays; solving it again earns no more XP.',
    best: 'Cases passed in your best try: {{best}} of {{cases}}',
    tries: 'Tries: {{count}}',
    label: 'Your result',
    none: 'You haven’t tried it yet.',
  },
  medals: {
    title: 'Your medals',
    text: 'They go next to your badges. Nobody else sees them.',
    earned: 'Earned',
    progress: '{{done}} of {{needed}}',
    new: 'New medal: {{name}}',
    names: {
      first: 'First case closed',
      five: 'Five in the bag',
      fifteen: 'Fifteen solved',
      thirty: 'Thirty solved',
      explorer: 'All-rounder',
      summit: 'Summit',
      regular: 'Week after week',
    },
    texts: {
      first: 'Solve your first challenge.',
      five: 'Solve five challenges.',
      fifteen: 'Solve fifteen challenges.',
      thirty: 'Solve thirty challenges.',
      explorer: 'Solve one each in Python, web, p5 and SQL.',
      summit: 'Solve five at level 3.',
      regular: 'Solve four in their own week.',
    },
  },
  back: 'All challenges',
  story: 'The story',
  task: 'The task',
  cases: 'What it has to do',
  sign_in: 'Sign in to solve it',
  sign_in_text: 'Everybody can read the challenge of the week. To solve it, you need an account.',
  members_title: 'Challenges are for members',
  members_text:
    'Sign in to open this one. You can read the challenge of the week without an account.',
  locked_title: 'This challenge is part of Premium',
  locked_text:
    'Everybody can read the challenge of the week, and one challenge a month is open to all members.',
  locked_solve: 'Reading is free; solving this one is part of Premium.',
  premium_action: 'See Premium',
  missing: 'This challenge doesn’t exist',
  missing_text: 'It may not be open yet.',
  one_failed: 'The challenge could not be loaded',
  saved: 'Your result is saved.',
  later: 'Your result is kept in this browser and will be sent as soon as possible.',
  xp: '{{xp}} XP',
  solutions: 'Two ways to solve it',
  solutions_text: 'Yours may look different and be just as good.',
  model: 'Model solution',
  alternative: 'Another way',
  your_program: 'Your program that solved it',
  your_draft: 'What you wrote in this browser',
  reload: 'Reload',
  stuck: 'I’m stuck',
  ask_mentor: 'Ask a mentor',
} as const;

export default challenges;

declare module '../../lib/texts.ts' {
  interface Texts {
    challenges: typeof challenges;
  }
}
