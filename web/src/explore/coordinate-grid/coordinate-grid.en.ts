const coordinateGrid = {
  title: 'Where is (x, y)?',
  invite: 'Drag the shape. Which number grows when it goes down?',
  description:
    'A canvas with its coordinates. x grows to the right, y grows downwards. Move the shape with the arrow keys or by dragging it, and read the line of code that draws it there.',
  point: 'Shape',
  place: 'x {{x}}, y {{y}}',
  status: '{{x}} from the left, {{y}} from the top:',
} as const;
export default coordinateGrid;

declare module '../../lib/texts.ts' {
  interface Texts {
    'coordinate-grid': typeof coordinateGrid;
  }
}
