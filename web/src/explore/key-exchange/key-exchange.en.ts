const keyExchange = {
  title: 'A secret colour in the open street',
  invite: 'Press Play. Can the spy in the street find the secret colour?',
  description:
    'Lina and Malo live on two sides of a street where a spy watches. Everybody knows one colour; each of the two also has a secret one. Step by step they mix their secrets into the known colour, swap the mixtures, and mix again. Below, choose the three colours.',
  places: { hers: 'Lina', street: 'Street', his: 'Malo' },
  choose: { hers: 'Lina’s secret', shared: 'Known to all', his: 'Malo’s secret' },
  paints: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
  },
  steps: {
    choose: 'One colour is known to all. Lina and Malo each keep a secret one at home.',
    mix: 'Each mixes the known colour with the secret one. Paint can’t be unmixed!',
    cross: 'Now the mixtures cross the street. The spy sees both, but neither secret.',
    same: 'Each adds the secret at home, and both get the same colour. It never crossed the street.',
  },
  secret: 'The secret of the two:',
  seen: 'Oh no: the spy gets the very same colour! Choose colours that differ more.',
  overheard: 'What the spy can mix, with the known colour in it twice:',
} as const;
export default keyExchange;

declare module '../../lib/texts.ts' {
  interface Texts {
    'key-exchange': typeof keyExchange;
  }
}
