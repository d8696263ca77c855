import type { SameKeys } from '../../lib/texts.ts';
import type shortestPath from './shortest-path.en.ts';

export default {
  title: 'Le plus court chemin',
  invite: 'Trouve le plus court chemin de A à {{goal}} : appuie sur une ville après l’autre.',
  description:
    'Une carte de villes marquées de lettres, reliées par des routes avec leur longueur. Choisis le chemin de la première ville au drapeau, ville par ville, avec les boutons sous la carte. Puis laisse l’ordinateur trouver le plus court, pas à pas.',
  unit: 'km',
  go: 'Continuer depuis {{town}}',
  to: '{{town}} : {{length}} {{unit}}',
  undo: 'Revenir à {{town}}',
  computer: 'La méthode de l’ordinateur (Dijkstra)',
  begin: 'Tu es en A. Quelle ville ensuite ?',
  under_way: '{{length}} {{unit}} pour l’instant : {{route}}.',
  shortest: '{{length}} {{unit}} : {{route}}. Il n’y a pas plus court !',
  longer:
    '{{length}} {{unit}} : {{route}}. Il y a plus court. Reviens en arrière et essaie autrement, ou regarde comment fait l’ordinateur.',
  settled:
    'Étape {{step}} de l’ordinateur : de toutes les villes qui restent, {{town}} est la plus proche de A, à {{distance}} {{unit}}. C’est définitif.',
  best: 'L’ordinateur connaît le plus court chemin vers chaque ville. Vers {{goal}} : {{distance}} {{unit}}.',
} satisfies SameKeys<typeof shortestPath>;
