const doodleTrainer = {
  title: 'Train your own model',
  project: 'My doodles',
  classes: { first: 'sun', second: 'house', third: 'fish' },
  description:
    'A board to draw on. You draw each of several things a few times, then a small neural network learns from your drawings, and guesses what you draw next.',
  draw: 'Draw: {{name}} ({{number}} of {{each}})',
  hint: 'Quick and wonky is fine. No two need to look alike.',
  add: 'Done, next one',
  back: 'Take the last one back',
  ready: 'All the drawings are yours. Let it learn from them.',
  train: 'Train it',
  training: 'Learning…',
  failed: 'Training stopped by itself. Press “Train it” once more.',
  trained: 'It has learned your drawings. Draw something: it guesses while you draw.',
  guess: 'I think: {{name}}',
  wrong: 'Wrong? Tell it what it was, and it learns that, too:',
  corrected: 'Thanks. It has one more drawing of this now: {{name}}. Try again.',
  drawing: '{{name}}, drawing {{number}}',
  again: 'Start over',
  lab: 'Go on in the lab',
  lab_text:
    'Your drawings are in the AI lab already: add things of your own, see which ones get mixed up, use the model in a game.',
  no_board: 'Not able to draw?',
  texts: 'Train a model with texts in the AI lab.',
  privacy: 'Your drawings stay in this browser.',
} as const;
export default doodleTrainer;

declare module '../../lib/texts.ts' {
  interface Texts {
    'doodle-trainer': typeof doodleTrainer;
  }
}
