const shortestPath = {
  title: 'The shortest way',
  invite: 'Find the shortest way from A to {{goal}}: press one town after the other.',
  description:
    'A map of towns with letters, joined by roads with their lengths. Choose the way from the first town to the flag, town by town, with the buttons below the map. Then let the computer find the shortest one, step by step.',
  unit: 'km',
  go: 'Go on from {{town}}',
  to: '{{town}}: {{length}} {{unit}}',
  undo: 'Back to {{town}}',
  computer: 'How a computer does it (Dijkstra)',
  begin: 'You are in A. Which town comes next?',
  under_way: '{{length}} {{unit}} so far: {{route}}.',
  shortest: '{{length}} {{unit}}: {{route}}. No way is shorter!',
  longer:
    '{{length}} {{unit}}: {{route}}. There is a shorter way. Go back and try another one, or look how the computer does it.',
  settled:
    'The computer’s step {{step}}: of all towns left, {{town}} is nearest to A, at {{distance}} {{unit}}. That is final.',
  best: 'The computer knows the shortest way to each town. To {{goal}}: {{distance}} {{unit}}.',
} as const;
export default shortestPath;

declare module '../../lib/texts.ts' {
  interface Texts {
    'shortest-path': typeof shortestPath;
  }
}
