const gameRoom = {
  description:
    'Write games and animations with p5.js: a bouncing ball, a snake, a firework of particles, and then your own ideas.',
  title: 'Game room',
  editor: 'Your p5.js code',
  placeholder: 'Enter your p5.js code...',
  empty: 'No preview yet',
  empty_text: 'Press Run to start your game.',
  page_title: 'My game',
  file_name: 'my-game.html',
  saved: 'Your game is in your downloads: one page that opens in any browser.',
  running: 'Your game is running',
  examples: {
    action: 'Examples',
    title: 'Three games to take apart',
    text: 'Load one, run it, then change numbers and colours. Your own code goes into the history, so you can always get it back.',
    load: 'Load the example',
    load_of: 'Load the example: {{name}}',
    loaded: 'The example is in the editor.',
  },
  sketches: {
    ball: {
      name: 'Bouncing ball',
      text: 'A ball that turns around at every edge: where all games begin.',
    },
    snake: { name: 'Snake game', text: 'Arrow keys or taps, food to eat, and a tail that grows.' },
    particles: { name: 'Particle system', text: 'Press and move: sparks fly, glow and fade away.' },
  },
  tips: {
    title: 'Tips',
    basics: 'Basics',
    basics_1: '`setup()` runs once at the start, `draw()` then sixty times a second.',
    basics_2:
      'x grows to the right and y grows downwards: `circle(0, 0, 30)` sits in the top left corner.',
    basics_3:
      '`background()` at the start of `draw()` wipes away the last picture. Leave it out and everything leaves a trail.',
    advanced: 'Advanced',
    advanced_1:
      '`keyIsDown(LEFT_ARROW)` in `draw()` moves smoothly; `keyPressed()` reacts once per press.',
    advanced_2:
      '`dist(x1, y1, x2, y2)` tells you how far apart two things are: that’s how you know when they touch.',
    advanced_3:
      'Keep many things in a list and go through it with `for (const thing of things)`: enemies, stars, sparks.',
  },
} as const;

export default gameRoom;

declare module '../../lib/texts.ts' {
  interface Texts {
    'game-room': typeof gameRoom;
  }
}
