const qMouse = {
  title: 'The mouse that learns by reward',
  invite: 'Let the mouse run once, then ten times.',
  description:
    'A mouse in a grid of cells with walls, a big cheese, a crumb and a cat. It knows nothing of the map. In each run it walks until it finds one of them, and remembers for every cell what each step was worth. Arrows show the step that it likes best, and colours how much it expects. A slider sets how often it tries a step by chance.',
  one: 'One run',
  ten: 'Ten runs',
  explore: 'Tries something new',
  percent: '{{value}}%',
  begin: 'The mouse knows nothing. The cheese is worth 10, the crumb 2, the cat −10.',
  cheese: 'Run {{runs}}: the cheese! Steps: {{steps}}. The way back to it gets its colour.',
  crumb: 'Run {{runs}}: only the crumb. Steps: {{steps}}.',
  cat: 'Run {{runs}}: ouch, the cat! It will remember that step.',
  nothing: 'Run {{runs}}: it wandered about and got tired. Steps: {{steps}}.',
  settled:
    'The crumb is enough for it: it takes the way that it knows, and never tries anything new.',
  doubts: 'So far, the crumb seems best to it. Chance may show it more.',
  knows: 'It knows the way to the cheese. Steps: {{steps}}.',
  legend: 'Arrow: its best step here. Colour: what it expects. Line: its last run.',
} as const;
export default qMouse;

declare module '../../lib/texts.ts' {
  interface Texts {
    'q-mouse': typeof qMouse;
  }
}
