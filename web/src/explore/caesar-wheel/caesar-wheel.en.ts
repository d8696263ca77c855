const caesarWheel = {
  title: 'Caesar’s wheel',
  invite: 'Turn the inner ring. What becomes of your message?',
  invite_decode: 'Turn the inner ring until the message makes sense.',
  title_decode: 'Crack Caesar’s wheel',
  description:
    'Two rings of letters. The outer one is the alphabet; the inner one turns, by dragging or with the slider. Each letter of the message becomes the letter beside it on the inner ring. Bars count the letters of the result; marks show how often each letter usually comes in English.',
  description_decode:
    'A secret message and two rings of letters. Turn the inner ring, by dragging or with the slider, until the message can be read. Bars count the letters of the result; marks show how often each letter usually comes in English.',
  turn: 'Turn the wheel',
  message: 'Your message',
  secret: 'The secret message:',
  bars: 'letters of the result',
  usual: { en: 'usual in English', fr: 'usual in French' },
  same: 'The rings stand at the same letter, so nothing changes:',
  hidden_one: 'Every letter moves {{count}} place on:',
  hidden_other: 'Every letter moves {{count}} places on:',
  read_one: 'Moved {{count}} place back, it reads:',
  read_other: 'Moved {{count}} places back, it reads:',
} as const;
export default caesarWheel;

declare module '../../lib/texts.ts' {
  interface Texts {
    'caesar-wheel': typeof caesarWheel;
  }
}
