const tokens = {
  title: 'A sentence in pieces',
  invite: 'Change the text: your name, a rare word, an emoji…',
  description:
    'A text field, and above it the same text cut into tokens: frequent words stay whole, rare ones fall into pieces. Each token has a number, and those numbers are all that a language model reads.',
  text: 'Your text',
  legend:
    '· is a space. Below each piece is its number. Bytes of unknown characters are in italics.',
  count_one: '{{count}} token for {{characters}} characters.',
  count_other: '{{count}} tokens for {{characters}} characters.',
  cut_one: '“{{word}}” is one single piece.',
  cut_other: '“{{word}}” falls into {{count}} pieces: this vocabulary has hardly ever met it.',
  whole: 'Every word here is frequent enough to be one single piece.',
  empty: 'Nothing typed, nothing to cut.',
} as const;
export default tokens;

declare module '../../lib/texts.ts' {
  interface Texts {
    tokens: typeof tokens;
  }
}
