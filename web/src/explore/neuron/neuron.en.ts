const neuron = {
  title: 'One neuron draws a line',
  invite: 'Move the sliders until no point has a ring.',
  description:
    'A neuron with two inputs, two weights and a bias, and a plane with points of two kinds. In the coloured part of the plane the neuron says yes. Three sliders change the weights and the bias, and so the line where that part ends. A ring marks each point that the neuron gets wrong.',
  fruit: 'Fruit',
  strawberries: 'Strawberries',
  bananas: 'Bananas',
  no: 'not ripe',
  yes: 'ripe',
  x: 'Colour',
  y: 'Softness',
  weight: 'Weight: {{name}}',
  bias: 'Bias',
  asks: '{{yes}}?',
  status_one: '{{count}} mistake in {{points}}. The weights turn the line, the bias pushes it.',
  status_other: '{{count}} mistakes in {{points}}. The weights turn the line, the bias pushes it.',
  right: 'No mistakes! Two weights and a bias are all that it knows. And bananas?',
  rotten_one: '{{count}} mistake in {{points}}. Can one straight line cut out the ripe ones?',
  rotten_other: '{{count}} mistakes in {{points}}. Can one straight line cut out the ripe ones?',
  best: 'Mistakes: {{count}}, and no straight line does better: the ripe ones lie between the green and the rotten. One neuron isn’t enough.',
  all: 'No mistakes! Two weights and a bias are all that it knows.',
} as const;
export default neuron;

declare module '../../lib/texts.ts' {
  interface Texts {
    neuron: typeof neuron;
  }
}
