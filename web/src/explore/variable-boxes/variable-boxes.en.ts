const variableBoxes = {
  title: 'What is in the boxes?',
  invite: 'What will be in each box at the end? Guess, then press Play.',
  description:
    'A program of assignments, and a box for each of its names. Go through it with the buttons; each line fills one box.',
  boxes: 'Boxes',
  start: 'No line has run yet, and there is no box yet.',
  created: 'A new box: {{name}} now holds {{value}}.',
  copied: '{{name}} gets a copy of {{source}}: {{value}}. Nothing happens to {{source}} itself.',
  replaced: '{{name}} now holds {{value}}. The {{before}} that was in it is gone.',
  calculated:
    'The right side comes first: {{filled}} is {{value}}. It goes into {{name}}, and the {{before}} is gone.',
  error: 'Python stops here: a name has no box yet, or the values don’t fit together.',
} as const;
export default variableBoxes;

declare module '../../lib/texts.ts' {
  interface Texts {
    'variable-boxes': typeof variableBoxes;
  }
}
