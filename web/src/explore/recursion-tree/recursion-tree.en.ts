const recursionTree = {
  title: 'A tree of calls',
  invite: 'How many calls will {{whole}} take? Guess, then press Play.',
  description:
    'Each disc is a call of a function that calls itself, with its argument n. A dashed ring means that somebody has asked the same before. The buttons let the tree grow, the slider changes n.',
  remember: 'Remember results',
  start: 'To answer {{whole}}, the function asks itself smaller questions.',
  new: '{{call}}: nobody has asked that before. Calls so far: {{count}}.',
  again: '{{call}} again! Calls so far: {{count}}, repeated: {{repeated}}.',
  done_one: '{{whole}} is {{value}}, with {{count}} call.',
  done_other: '{{whole}} is {{value}}, with {{count}} calls, and no question twice.',
  done_repeated_one: '{{whole}} is {{value}}, with {{count}} call.',
  done_repeated_other:
    '{{whole}} is {{value}}, with {{count}} calls, of which {{repeated}} had been asked before. Let it remember results.',
} as const;
export default recursionTree;

declare module '../../lib/texts.ts' {
  interface Texts {
    'recursion-tree': typeof recursionTree;
  }
}
