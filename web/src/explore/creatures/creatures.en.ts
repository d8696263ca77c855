const creatures = {
  title: 'Who will have children?',
  invite: 'Press “Next generation”. And after ten, what will they be like?',
  description:
    'Twelve creatures on coloured ground. Each has genes for its colour, its size and its number of legs. An owl eats those whose colours stand out, and the four best hidden ones become parents. Pressing creatures makes them the parents instead. Sliders set the colour of the ground and the strength of mutations.',
  next: 'Next generation',
  ten: 'Ten generations',
  ground: 'Colour of the ground',
  mutation: 'Mutation',
  percent: '{{value}}%',
  colours: {
    red: 'red',
    orange: 'orange',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
  },
  creature_one: 'Creature {{number}}: {{colour}}, {{count}} leg, hidden {{hidden}}%',
  creature_other: 'Creature {{number}}: {{colour}}, {{count}} legs, hidden {{hidden}}%',
  unseen: 'The owl misses these four. Or press creatures to choose the parents.',
  yours: 'You choose the parents.',
  begin: 'A colourful crowd, {{hidden}}% hidden on average. The owl has its pick!',
  now: 'Generation {{generation}}: {{hidden}}% hidden on average. Nobody planned it.',
  changed: 'Generation {{generation}}: only {{hidden}}% hidden. Can they adapt to this ground?',
  alike: 'Generation {{generation}}: {{hidden}}% hidden, and all alike. Now change the ground…',
  doomed:
    'Generation {{generation}}: all alike, {{hidden}}% hidden. Without mutation nothing new is born.',
  chosen_one: '{{count}} chosen. A single parent: all its children will be like it.',
  chosen_other:
    '{{count}} chosen: only they will have children. What can you breed in ten generations?',
} as const;
export default creatures;

declare module '../../lib/texts.ts' {
  interface Texts {
    creatures: typeof creatures;
  }
}
