const boxModel = {
  title: 'A box in four layers',
  invite: 'Give it more padding, then a thicker border. Is the box still as wide as its width?',
  description:
    'A box of a web page, drawn in layers from the inside out: content, padding, border, margin. Sliders change the four sizes; a checkbox makes width hold padding and border too. Below the box you read how wide it is on the page, with and without its margin.',
  content: 'content',
  box: 'box: {{width}} px',
  room: 'with its margin: {{width}} px',
  outside:
    'The box takes {{content}} + 2 × {{padding}} + 2 × {{border}} = {{box}} px: padding and border come on top of width, on both sides.',
  inside:
    'With border-box, width is the whole box: {{box}} px. Padding and border leave {{content}} px to the content.',
} as const;
export default boxModel;

declare module '../../lib/texts.ts' {
  interface Texts {
    'box-model': typeof boxModel;
  }
}
