const turtle = {
  label: 'Drawing of the program',
  keys: 'Click in the drawing to use the keyboard there.',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  file: 'drawing',
  full: 'That is a very large drawing: the rest is not shown.',
  description: 'Description of the drawing',
  empty: 'Nothing is drawn.',
  background: 'Background: {{colour}}.',
  colours: {
    black: 'black',
    white: 'white',
    gray: 'grey',
    grey: 'grey',
    red: 'red',
    orange: 'orange',
    gold: 'gold',
    yellow: 'yellow',
    green: 'green',
    skyblue: 'sky blue',
    blue: 'blue',
    navy: 'navy blue',
    purple: 'purple',
    pink: 'pink',
    brown: 'brown',
  },
  lines_one: '{{count}} line ({{colours}}).',
  lines_other: '{{count}} lines ({{colours}}).',
  fills_one: '{{count}} filled area ({{colours}}).',
  fills_other: '{{count}} filled areas ({{colours}}).',
  dots_one: '{{count}} dot ({{colours}}).',
  dots_other: '{{count}} dots ({{colours}}).',
  stamps_one: '{{count}} stamp.',
  stamps_other: '{{count}} stamps.',
  texts: 'Texts: {{texts}}.',
  extent:
    'Across, the drawing reaches from {{left}} to {{right}}; upwards, from {{bottom}} to {{top}}.',
  turtle: 'A turtle looks towards {{angle}}°, at {{x}}, {{y}}.',
} as const;

export default turtle;

declare module '../../lib/texts.ts' {
  interface Texts {
    turtle: typeof turtle;
  }
}
