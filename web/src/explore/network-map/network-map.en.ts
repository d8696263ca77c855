const networkMap = {
  title: 'Train a small network',
  invite: 'Press “+10 rounds” a few times, and watch the colours.',
  description:
    'A network of two inputs, up to four hidden neurons and one output, and a map of points of two kinds. The map is coloured by what the network answers at every place; points that it gets wrong have a ring. Buttons let it learn for some rounds through all points. A slider sets how many hidden neurons it has.',
  data: 'Task',
  sides: 'Two sides',
  corners: 'Corners',
  ring: 'Island',
  first: 'kind A',
  second: 'kind B',
  ten: '+10 rounds',
  hundred: '+100 rounds',
  again: 'Other random weights',
  hidden: 'Hidden neurons',
  begin: 'Random weights. Wrong points (ringed): {{mistakes}} of {{points}}.',
  learning: 'Round {{rounds}}: loss {{loss}}, {{mistakes}} of {{points}} wrong.',
  one: 'A single hidden neuron can only draw a single line: add another one.',
  more: 'Is this network too small, or does it need more rounds?',
  right:
    'Round {{rounds}}: loss {{loss}}, everything right. Nobody drew this border: the weights found it.',
} as const;
export default networkMap;

declare module '../../lib/texts.ts' {
  interface Texts {
    'network-map': typeof networkMap;
  }
}
