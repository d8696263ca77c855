const textBytes = {
  title: 'What is stored when you type?',
  invite: 'Type your name, then an emoji.',
  description:
    'Type a text: each of its characters gets a card with its number in Unicode and, below it, the bytes that a computer stores for it. Buttons fill in examples.',
  text: 'Your text',
  samples: 'Examples',
  space: 'space',
  glue: 'glue',
  style: 'style',
  layers: { character: 'Character', number: 'its number', bytes: 'its bytes, 0 to 255' },
  characters_one: '{{count}} character',
  characters_other: '{{count}} characters',
  bytes_one: '{{count}} byte',
  bytes_other: '{{count}} bytes',
  plain: 'Letters without accents take one byte each.',
  mixed: 'Accents, other alphabets and emoji take two to four bytes each.',
  glued: 'You see one picture, but it’s several, stuck together with an invisible glue character.',
  empty: 'Nothing typed, nothing stored.',
} as const;
export default textBytes;

declare module '../../lib/texts.ts' {
  interface Texts {
    'text-bytes': typeof textBytes;
  }
}
