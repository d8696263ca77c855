/** Illustrative songs: how fast (x) and how loud (y) they are, and the label people gave them. */
export const SONGS = [
  { x: 1.6, y: 2.2, label: 'calm' },
  { x: 11.6, y: 7.6, label: 'party' },
  { x: 2.9, y: 4.1, label: 'calm' },
  { x: 13.8, y: 5.7, label: 'party' },
  { x: 4.2, y: 1.3, label: 'calm' },
  { x: 9.4, y: 7.7, label: 'party' },
  { x: 5.6, y: 2.6, label: 'calm' },
  { x: 13.3, y: 8.7, label: 'party' },
  { x: 3.2, y: 6.8, label: 'calm' },
  { x: 15.2, y: 7.4, label: 'party' },
  { x: 7.3, y: 1.5, label: 'calm' },
  { x: 10.2, y: 5.2, label: 'party' },
  { x: 6.3, y: 5.6, label: 'party' },
];

/** Songs nobody has labelled yet: a clear one, and one whose nearest neighbour misleads. */
export const CLEAR = { x: 11.9, y: 6 };
export const TRICKY = { x: 5, y: 4.6 };

/** The songs from the nearest to the furthest, each with its distance. */
export function byDistance(song) {
  return SONGS.map((other) => ({
    ...other,
    distance: Math.hypot(other.x - song.x, other.y - song.y),
  })).sort((a, b) => a.distance - b.distance);
}
