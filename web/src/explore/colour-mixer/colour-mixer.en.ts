const colourMixer = {
  title: 'Mix light',
  invite: 'Turn up two lamps at once. What do red and green make?',
  invite_target: 'Move the sliders until your colour looks like the wanted one.',
  description:
    'Three lamps, red, green and blue, shine on a dark wall. Three sliders set how bright each one is, from 0 to 255. Where all three overlap you see their mixture, and below it the line of code that draws with it.',
  r: 'Red',
  g: 'Green',
  b: 'Blue',
  yours: 'Your colour',
  target: 'Wanted',
  seen: {
    black: 'Hardly any light: nearly black.',
    red: 'Red light wins.',
    green: 'Green light wins.',
    blue: 'Blue light wins.',
    yellow: 'Red and green light together: yellow!',
    magenta: 'Red and blue light together: magenta.',
    cyan: 'Green and blue light together: cyan.',
    white: 'All three lamps together: nearly white.',
  },
  distance: 'Distance from the wanted colour: {{distance}}. {{near}}',
  near: 'You’d need very good eyes to see a difference.',
  far: 'Closer!',
} as const;
export default colourMixer;

declare module '../../lib/texts.ts' {
  interface Texts {
    'colour-mixer': typeof colourMixer;
  }
}
