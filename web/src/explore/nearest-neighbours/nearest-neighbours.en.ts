const nearestNeighbours = {
  title: 'Ask the neighbours',
  invite: 'Drag the “?” across the map, or let more neighbours vote.',
  description:
    'A map of songs by speed and volume, of two kinds. A new song with a question mark is moved with the arrow keys or by dragging. Lines lead to its nearest neighbours, which vote on its kind. A slider sets how many of them vote.',
  kinds: { first: 'calm', second: 'party', third: 'other' },
  x: 'Speed',
  y: 'Volume',
  point: 'New song',
  place: 'across {{x}}, up {{y}}',
  voters: 'Neighbours that vote (k)',
  map: 'Colour the whole map',
  status_one: 'The nearest neighbour decides: “{{answer}}”.',
  status_other: '{{votes}} of {{count}} neighbours vote for “{{answer}}”.',
  draw: 'A draw! The nearest one decides: “{{answer}}”.',
  all: 'Everybody votes, so the place no longer matters: “{{answer}}”, everywhere on the map.',
} as const;
export default nearestNeighbours;

declare module '../../lib/texts.ts' {
  interface Texts {
    'nearest-neighbours': typeof nearestNeighbours;
  }
}
