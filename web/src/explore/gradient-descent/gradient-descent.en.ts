const gradientDescent = {
  title: 'Which way is downhill?',
  invite: 'The ball wants to get all the way down. Press “Step”, or drag it elsewhere.',
  description:
    'A curve with two valleys, and a ball on it. The ball feels only how steep the ground is under it. Step moves it downhill by the learning rate times the slope. The ball can also be placed with the left and right arrow keys or by dragging. A slider sets the learning rate.',
  ball: 'Ball',
  place: 'at {{x}}, height {{height}}',
  x: 'Parameter',
  y: 'Error',
  rate: 'Learning rate',
  step: 'Step',
  ten: 'Ten steps',
  start:
    'Slope {{slope}}: downhill is to the {{side}}. Next step: {{rate}} × {{steep}} = {{length}}.',
  left: 'left',
  right: 'right',
  jumps: 'Step {{steps}}: too fast! The ball jumped over the valley and is higher than before.',
  lowest: 'Down! The ball lies in the deepest valley. Steps: {{steps}}. How few can it take?',
  stuck:
    'Stuck after step {{steps}}: flat ground, but not the deepest valley. The ball can’t know. Drag it elsewhere.',
  tired: 'Steps: {{steps}}, and still no rest. Try a smaller learning rate.',
} as const;
export default gradientDescent;

declare module '../../lib/texts.ts' {
  interface Texts {
    'gradient-descent': typeof gradientDescent;
  }
}
