const coordinateGrid = {
  title: 'Where is (x, y)?',
  description:
    'A canvas with its coordinates. x grows to the right, y grows downwards. Move the shape with the arrow keys or by dragging it, and read the line of code that draws it there.',
  point: 'Shape',
  place: 'x {{x}}, y {{y}}',
  status: 'Now the code is',
} as const;
export default coordinateGrid;

declare module '../../lib/texts.ts' {
  interface Texts {
    'coordinate-grid': typeof coordinateGrid;
  }
}
