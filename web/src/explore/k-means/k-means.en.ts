const kMeans = {
  title: 'Find the groups',
  invite: 'Which points belong together? Press the yellow button, again and again.',
  description:
    'A plane with points, and centres with letters. Step by step, each point joins its nearest centre, then each centre moves to the middle of its points. Lines join points and centres. Centres can also be moved with the arrow keys or by dragging.',
  centre: 'Centre {{letter}}',
  place: 'across {{x}}, up {{y}}',
  join: 'Step: points join the nearest centre',
  move: 'Step: centres move to the middle',
  other: 'Another start',
  count: 'Centres (k)',
  begin: 'Nobody has told the points who belongs together.',
  joined: 'Each point belongs to its nearest centre. Now the centres move.',
  moved_one:
    'Round {{count}}: the centres are in the middle of their points. Who has a nearer one now?',
  moved_other:
    'Round {{count}}: the centres are in the middle of their points. Who has a nearer one now?',
  done: 'Nothing changes any more. Rounds: {{rounds}}. Mean distance: {{distance}}. Is another start better?',
} as const;
export default kMeans;

declare module '../../lib/texts.ts' {
  interface Texts {
    'k-means': typeof kMeans;
  }
}
