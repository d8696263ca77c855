import type { SameKeys } from '../../lib/texts.ts';
import type nearestNeighbours from './nearest-neighbours.en.ts';

export default {
  title: 'Demande aux voisins',
  invite: 'Fais glisser le « ? » sur la carte, ou fais voter plus de voisins.',
  description:
    'Une carte de chansons selon leur vitesse et leur volume, de deux sortes. Une nouvelle chanson, avec un point d’interrogation, se déplace avec les flèches du clavier ou en la faisant glisser. Des traits mènent à ses plus proches voisins, qui votent. Un curseur règle combien d’entre eux votent.',
  kinds: { first: 'calme', second: 'fête', third: 'autre' },
  x: 'Vitesse',
  y: 'Volume',
  point: 'Nouvelle chanson',
  place: '{{x}} à droite, {{y}} en haut',
  voters: 'Voisins qui votent (k)',
  map: 'Colorier toute la carte',
  status_one: 'Le plus proche voisin décide : « {{answer}} ».',
  status_other: '{{votes}} voisins sur {{count}} votent pour « {{answer}} ».',
  draw: 'Égalité ! Le plus proche décide : « {{answer}} ».',
  all: 'Tout le monde vote, alors l’endroit ne compte plus : « {{answer}} », partout sur la carte.',
} satisfies SameKeys<typeof nearestNeighbours>;
