const nextWord = {
  title: 'Which word comes next?',
  invite: 'Let it write, then turn the temperature up or down.',
  description:
    'A tiny language model. It has read seven sentences and counted which words come next. A story grows word by word: bars show the chances of the next word. Press a button to let chance decide, or press a word to choose it yourself. A slider sets the temperature: low temperatures make likely words likelier.',
  text: 'the cat sleeps on the sofa . the cat dreams of the moon . the dog dreams of the cat . the moon dreams of cheese . the robot eats the sofa . the cat eats cheese . the dog sleeps on the robot .',
  learned: 'What it has read',
  story: 'The story',
  after: 'After “{{word}}” comes…',
  choose: ': write it',
  percent: '{{value}}%',
  write: 'Write a word',
  ten: 'Ten words',
  again: 'Another story',
  temperature: 'Temperature',
  begin: 'It knows which word came after which, and nothing else.',
  sure: 'After “{{word}}” it has only ever seen one word, so that one comes, at any temperature.',
  cold: 'Cold: nearly always the most frequent word, “{{top}}”. Safe, and soon boring.',
  warm: '“{{top}}” is the likeliest with {{percent}}%, but chance decides.',
  hot: 'Hot: all words are nearly equal. Surprising, and soon nonsense.',
  full: 'The page is full. Is any of it true? It only sounds right.',
} as const;
export default nextWord;

declare module '../../lib/texts.ts' {
  interface Texts {
    'next-word': typeof nextWord;
  }
}
