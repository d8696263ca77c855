const puzzles = {
  page_title: 'Piko’s daily puzzle',
  description:
    'One small coding puzzle a day, about two minutes, for everyone and without an account. Every solved one puts something on your shelf.',
  title: 'Piko’s daily puzzle',
  intro:
    'Two minutes, one a day. Miss one? It waits here for a week, and your shelf keeps everything.',
  days: 'Day',
  today: 'Today',
  day_solved: 'solved',
  failed: 'The puzzle could not be loaded',
  not_open: 'There’s no puzzle for this day. Is the date on your device right?',
  loading: 'The puzzle is loading…',
  solved: 'Solved! Something new has come onto your shelf.',
  tomorrow: 'Tomorrow there’s another one.',
  shelf: 'Your shelf',
  shelf_empty: 'Your shelf is still empty: the first puzzle puts something on it.',
  shelf_count_one: '{{count}} thing on your shelf',
  shelf_count_other: '{{count}} things on your shelf',
  thing: 'Puzzle of {{day}}',
  visitor_one: '{{count}} puzzle was solved in this browser before you signed in. Was that you?',
  visitor_other:
    '{{count}} puzzles were solved in this browser before you signed in. Was that you?',
  visitor_take: 'Put them on my shelf',
  visitor_leave: 'No, that wasn’t me',
  browser_only: 'Your shelf is kept in this browser.',
  not_kept: 'This browser has no room left: your shelf goes when you close the page.',
  sign_up: 'With an account it comes along.',
  courses: 'Where does this come from? See the courses',
  card_title: 'Puzzle of the day',
  card_text: 'Today’s puzzle takes about two minutes.',
  card_solved: 'Today’s puzzle is solved.',
  card_open: 'Solve it',
  card_shelf: 'See the shelf',
} as const;
export default puzzles;

declare module '../../lib/texts.ts' {
  interface Texts {
    puzzles: typeof puzzles;
  }
}
