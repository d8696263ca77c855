import type { SameKeys } from '../../lib/texts.ts';
import type mazeSearch from './maze-search.en.ts';

export default {
  title: 'Sortir du labyrinthe',
  invite: 'Appuie sur Lancer. Puis appuie sur des cases pour bâtir des murs, et recommence.',
  description:
    'Une grille de cases avec un départ, une arrivée et des murs. Une recherche visite les cases une à une ; chacune reçoit le nombre de pas depuis le départ. Appuie sur une case pour bâtir ou enlever un mur ; les flèches vont de case en case.',
  grid: 'Labyrinthe',
  cell: 'Ligne {{row}}, colonne {{column}} : {{what}}',
  start: 'départ',
  goal: 'arrivée',
  wall: 'mur',
  free: 'libre',
  visited: 'visitée, à {{distance}} pas du départ',
  path: 'sur le chemin, à {{distance}} pas du départ',
  method: 'Recherche',
  breadth: 'En largeur',
  star: 'A*',
  begin_breadth: 'En largeur, la recherche s’étale dans tous les sens, comme de l’eau.',
  begin_star: 'A* préfère les cases qui mènent vers l’arrivée. Combien en visitera-t-il de moins ?',
  found:
    'Trouvé ! Pas : {{length}}. Cases visitées en largeur : {{breadth}} ; avec A* : {{star}}. Bâtis des murs : peux-tu forcer A* à en visiter autant ?',
  none: 'Aucune sortie : la recherche a visité toutes les cases qu’elle peut atteindre.',
  searching: 'Chaque nombre dit à combien de pas du départ se trouve la case.',
} satisfies SameKeys<typeof mazeSearch>;
