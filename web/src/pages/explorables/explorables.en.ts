const explorables = {
  page_title: 'Explorables – ideas you can move',
  description:
    'Small things to play with: sorting, neurons, probabilities, pixels, mazes and more, by mouse, finger or keyboard, without an account.',
  title: 'Ideas you can move',
  intro:
    'Our lessons are full of small things to play with. Here they all are: drag, slide, press play, and find out what happens.',
  filter: 'Subject',
  topics: {
    all: 'All',
    code: 'How programs think',
    drawing: 'Drawing and pages',
    computer: 'Inside the computer',
    data: 'Reading data',
    ai: 'Machines that learn',
  },
} as const;
export default explorables;

declare module '../../lib/texts.ts' {
  interface Texts {
    explorables: typeof explorables;
  }
}
