const mazeSearch = {
  title: 'Out of the maze',
  invite: 'Press Play. Then press cells to build walls, and try again.',
  description:
    'A grid of cells with a start, a goal and walls. A search visits cell after cell; each gets the number of steps from the start. Press a cell to build or remove a wall; arrow keys go from cell to cell.',
  grid: 'Maze',
  cell: 'Row {{row}}, column {{column}}: {{what}}',
  start: 'start',
  goal: 'goal',
  wall: 'wall',
  free: 'free',
  visited: 'visited, distance {{distance}} from the start',
  path: 'on the way, distance {{distance}} from the start',
  method: 'Search',
  breadth: 'In breadth',
  star: 'A*',
  begin_breadth: 'In breadth, the search spreads in all directions, like water.',
  begin_star: 'A* prefers cells that lead towards the goal. How many fewer will it visit?',
  found:
    'Found! Steps: {{length}}. Visited in breadth: {{breadth}}; with A*: {{star}}. Build walls: can you make A* visit as many?',
  none: 'There is no way out: the search has visited every cell it can reach.',
  searching: 'Each number says how many steps a cell is from the start.',
} as const;
export default mazeSearch;

declare module '../../lib/texts.ts' {
  interface Texts {
    'maze-search': typeof mazeSearch;
  }
}
