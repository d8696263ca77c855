const decisionTree = {
  title: 'Ask, and ask again',
  invite: 'Drag the line until each side holds only one kind.',
  invite_cat:
    'Does the cat come, or does it hide? Drag the line until each side holds only one kind.',
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
  status_one: '{{count}} point contradicts the answer of its part. Impurity (Gini): {{gini}}.',
  status_other: '{{count}} points contradict the answer of their part. Impurity (Gini): {{gini}}.',
  pure: 'Not a single mistake: each part is pure. That’s what a decision tree looks for!',
  more: 'One question isn’t enough: divide again.',
} as const;
export default decisionTree;

declare module '../../lib/texts.ts' {
  interface Texts {
    'decision-tree': typeof decisionTree;
  }
}
