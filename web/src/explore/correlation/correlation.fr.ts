import type { SameKeys } from '../../lib/texts.ts';
import type correlation from './correlation.en.ts';

export default {
  title: 'Est-ce que ça va ensemble ?',
  invite_line: 'Déplace les deux carrés : approche la droite le plus possible de tous les points.',
  invite_points: 'Éloigne un point des autres. Que devient r ?',
  description:
    'Un plan avec des points. Les flèches du clavier ou la souris déplacent les points. Deux poignées carrées montent et descendent les deux bouts d’une droite ; de fins traits montrent la distance de chaque point à la droite.',
  x: 'Heures de soleil',
  y: 'Glaces vendues',
  point: 'Point {{number}}',
  place: '{{x}} à droite, {{y}} en haut',
  left: 'Bout gauche de ta droite',
  right: 'Bout droit de ta droite',
  height: 'Hauteur {{y}}',
  best: 'Montrer la meilleure droite',
  error: 'Ta droite se trompe de {{error}} en moyenne.',
  best_error: 'La meilleure : {{error}}.',
  found: 'Aucune droite ne fait mieux que la tienne !',
  strong_up: 'r = {{r}} : plus il y a de l’un, plus il y a de l’autre.',
  strong_down: 'r = {{r}} : plus il y a de l’un, moins il y a de l’autre.',
  weak_up: 'r = {{r}} : une légère tendance vers le haut.',
  weak_down: 'r = {{r}} : une légère tendance vers le bas.',
  none: 'r = {{r}} : l’un ne dit presque rien de l’autre, en tout cas le long d’une droite.',
  challenge: 'Peux-tu faire passer r sous 0 en ne déplaçant que deux points ?',
} satisfies SameKeys<typeof correlation>;
