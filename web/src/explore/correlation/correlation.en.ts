const correlation = {
  title: 'Do they go together?',
  invite_line: 'Drag the two squares: bring the line as close to all points as you can.',
  invite_points: 'Drag a point far away from the others. What happens to r?',
  description:
    'A plane with points. Arrow keys or dragging move the points. Two square handles move a line up and down at both of its ends; thin lines show how far each point is from it.',
  x: 'Hours of sun',
  y: 'Ice creams sold',
  point: 'Point {{number}}',
  place: 'across {{x}}, up {{y}}',
  left: 'Left end of your line',
  right: 'Right end of your line',
  height: 'Height {{y}}',
  best: 'Show the best line',
  error: 'Your line is off by {{error}} on average.',
  best_error: 'The best line: {{error}}.',
  found: 'No line is better than yours!',
  strong_up: 'r = {{r}}: the more of one, the more of the other.',
  strong_down: 'r = {{r}}: the more of one, the less of the other.',
  weak_up: 'r = {{r}}: a slight tendency upwards.',
  weak_down: 'r = {{r}}: a slight tendency downwards.',
  none: 'r = {{r}}: one tells next to nothing about the other, at least along a line.',
  challenge: 'Can you bring r below 0 by moving only two points?',
} as const;
export default correlation;

declare module '../../lib/texts.ts' {
  interface Texts {
    correlation: typeof correlation;
  }
}
