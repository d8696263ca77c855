const decisionTree = {
  title: 'Ask, and ask again',
  description:
    'A plane with points of two kinds. Cuts divide it; each is moved with the arrow keys or by dragging, and can be upright or level. Below it, the same cuts as a tree of questions with the points that arrive in each part.',
  kinds: { first: 'comes', second: 'hides' },
  x: 'Hunger',
  y: 'Noise',
  cut: 'Cut {{number}}',
  at: '{{axis}} {{at}}',
  upright: 'Upright',
  level: 'Level',
  second: 'Divide both sides again',
  question: '{{axis}} < {{at}}?',
  yes: 'yes',
  no: 'no',
  status_one:
    'One mistake left, if each part answers with its majority. Impurity (Gini): {{gini}}.',
  status_other:
    '{{count}} mistakes, if each part answers with its majority. Impurity (Gini): {{gini}}.',
  pure: 'Not a single mistake! Each part is pure: that is what a decision tree looks for, question by question.',
  more: 'One question isn’t enough: divide both sides again.',
} as const;
export default decisionTree;

declare module '../../lib/texts.ts' {
  interface Texts {
    'decision-tree': typeof decisionTree;
  }
}
