const examples = {
  title: 'Examples',
  description: 'Games and web pages to play with, to read and to rebuild.',
  intro: 'Play them, look inside, then make them your own.',
  categories: 'Kind of example',
  games: 'Games',
  web: 'Web pages',
  tags_label: 'What is in it',
  open: 'Open',
  members: 'Made by members',
  members_text: 'Projects published by members and selected by the team.',
  members_action: 'Open the gallery',
  open_in_room: 'Look inside and change it',
  'snake-game': {
    title: 'Snake',
    text: 'The classic: eat, grow, and don’t bite your own tail.',
    tags: 'canvas, arrays, keyboard and touch',
  },
  'pong-game': {
    title: 'Pong',
    text: 'You against the computer, the first to five. It plays gently, well, or like a champion.',
    tags: 'canvas, speed and angles, collisions',
  },
  reptile: {
    title: 'Reptile',
    text: 'A creature that follows your pointer and walks on legs that work out for themselves where to bend.',
    tags: 'canvas, trigonometry, inverse kinematics',
  },
  'todo-app': {
    title: 'To-do list',
    text: 'Add, tick off, filter, undo: a small app like the ones you use every day.',
    tags: 'HTML, lists, events',
  },
  calculator: {
    title: 'Calculator',
    text: 'It knows that × comes before +, understands parentheses and remembers your results.',
    tags: 'CSS grid, functions, recursion',
  },
  how: {
    title: 'How to use the examples',
    step_1: 'Open an example and try it, with the keyboard or with your fingers.',
    step_2:
      '“Look inside and change it” brings its HTML, CSS and JavaScript into the web room. Your own code there stays as it is.',
    step_3: 'Read the comments, change one number or colour, run it, and see what happens.',
    step_4: 'Keep a copy when you like what you made.',
  },
  notice: {
    title: 'This is an example.',
    text: 'Change whatever you like: your own code is safe.',
    keep: 'Keep a copy',
    copied: 'The copy is yours now. Your code from before is in the history.',
    leave: 'Back to my code',
    gallery: 'All examples',
    opening: 'The example is loading…',
    failed: 'The example could not be loaded.',
  },
} as const;

export default examples;

declare module '../../lib/texts.ts' {
  interface Texts {
    examples: typeof examples;
  }
}
