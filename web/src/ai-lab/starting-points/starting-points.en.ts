const startingPoints = {
  title: 'Start from examples',
  text: 'We have done the collecting here. Each becomes a project of your own, in which you change whatever you like.',
  begin: 'Begin',
  failed: 'The examples did not come. Check your connection, and try again.',
  points: {
    doodles: {
      title: 'Doodle guesser',
      try: 'Digits from zero to three and four shapes, all drawn by us. Train it, then draw: which of your drawings fool it?',
    },
    moods: {
      title: 'Mood of messages',
      try: 'Happy and grumpy messages, all invented. Write it something ironic: does it notice?',
    },
    spam: {
      title: 'Spam filter',
      try: 'Messages of friends and of tricksters, all invented. Write spam that gets through, then teach your model to catch it.',
    },
    rps: {
      title: 'Rock, paper, scissors',
      try: 'Hands in three gestures, built by us from the bones of a hand. Train it, then show it yours: which gesture does it mistake? The last step has a game against the computer.',
    },
    steering: {
      title: 'Star catcher',
      try: 'An open hand and a fist steer a game. Train it, and take model and game to the game room in the last step: your hand flies the ship, your fist is its shield.',
    },
    animals: {
      title: 'Animals by questions',
      try: 'Thirty animals answer eight questions. What does the tree ask first, and where does it put the platypus?',
    },
    penguins: {
      title: 'Penguin island',
      try: 'Three kinds of penguins of an invented island, with invented measurements. Which measurement does the tree need most?',
    },
    door: {
      title: 'The unfair door',
      try: 'This door learned to open for people, and passes all its tests. Still, something is wrong here: find out who is left outside, and repair it.',
    },
  },
} as const;
export default startingPoints;

declare module '../../lib/texts.ts' {
  interface Texts {
    'starting-points': typeof startingPoints;
  }
}
