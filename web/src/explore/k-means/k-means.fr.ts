import type { SameKeys } from '../../lib/texts.ts';
import type kMeans from './k-means.en.ts';

export default {
  title: 'Trouve les groupes',
  invite: 'Quels points vont ensemble ? Appuie sur le bouton jaune, encore et encore.',
  description:
    'Un plan avec des points, et des centres marqués de lettres. Pas à pas, chaque point rejoint le centre le plus proche, puis chaque centre va au milieu de ses points. Des traits relient points et centres. Les centres se déplacent aussi avec les flèches du clavier ou en les faisant glisser.',
  centre: 'Centre {{letter}}',
  place: '{{x}} à droite, {{y}} en haut',
  join: 'Étape : chaque point rejoint son centre',
  move: 'Étape : les centres vont au milieu',
  other: 'Un autre départ',
  count: 'Centres (k)',
  begin: 'Personne n’a dit aux points qui va avec qui.',
  joined: 'Chaque point appartient au centre le plus proche. Maintenant, les centres bougent.',
  moved_one:
    'Tour {{count}} : les centres sont au milieu de leurs points. Qui en a un plus proche ?',
  moved_other:
    'Tour {{count}} : les centres sont au milieu de leurs points. Qui en a un plus proche ?',
  done: 'Plus rien ne change. Tours : {{rounds}}. Distance moyenne : {{distance}}. Un autre départ fait-il mieux ?',
} satisfies SameKeys<typeof kMeans>;
