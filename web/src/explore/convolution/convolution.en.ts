const convolution = {
  title: 'Nine numbers change a picture',
  invite: 'Press “Edges”, then drag the orange window over the picture.',
  description:
    'A small picture of greys and the result beside it. A window of 3 times 3 pixels is moved over the picture by dragging or with the arrow keys. Below it are the nine greys under the window and nine weights that you can change. Each grey times its weight, added up, gives one pixel of the result. Buttons fill in well-known weights.',
  window: 'Window on the picture',
  place: 'row {{row}}, column {{column}}, result {{grey}}',
  picture: 'Picture',
  result: 'Result',
  weights: 'The nine weights',
  weight: 'Weight in row {{row}}, column {{column}}',
  presets: 'Well-known weights',
  kernels: { same: 'Nothing', blur: 'Blur', edges: 'Edges', sharpen: 'Sharpen' },
  sum: 'Greys times weights: {{sum}}. Divided by {{divisor}}, the new grey is {{grey}}.',
  too_dark: 'Greys times weights give {{rounded}}: below 0, so the new pixel is black.',
  too_bright: 'Greys times weights give {{rounded}}: above 255, so the new pixel is white.',
} as const;
export default convolution;

declare module '../../lib/texts.ts' {
  interface Texts {
    convolution: typeof convolution;
  }
}
