import type { SameKeys } from '../../lib/texts.ts';
import type visitorWork from './visitor-work.en.ts';

export default {
  title: 'Garder ce que tu as écrit avant de te connecter ?',
  text: 'Avant ta connexion, quelqu’un a écrit ceci dans ce navigateur. Si c’était toi, tu peux le récupérer. Ce que tu as déjà reste aussi.',
  rooms: {
    python: 'Un travail dans la salle Python',
    web: 'Un travail dans la salle web',
    game: 'Un travail dans la salle jeux',
  },
  exercises_one: 'Du code dans {{count}} exercice',
  exercises_other: 'Du code dans {{count}} exercices',
  take: 'Oui, c’est à moi',
  leave: 'Non, le laisser ici',
} satisfies SameKeys<typeof visitorWork>;
