import type { LibraryItem } from '@codivia/contract/programs/library';

function file(en: string, fr: string) {
  return { name: { en, fr }, path: { en: `/library/${en}`, fr: `/library/${fr}` } };
}

/** A library of four items, in place of the built one (setup.ts). */
export const libraryItems: readonly LibraryItem[] = [
  {
    id: 'cat',
    category: 'animals',
    title: { en: 'Cat', fr: 'Chat' },
    words: 'kitten',
    files: [file('cat.svg', 'chat.svg')],
  },
  {
    id: 'frog',
    category: 'animals',
    title: { en: 'Frog', fr: 'Grenouille' },
    words: '',
    files: [file('frog.svg', 'grenouille.svg')],
  },
  {
    id: 'jump',
    category: 'sounds',
    title: { en: 'Jump', fr: 'Saut' },
    words: '',
    files: [file('jump.wav', 'saut.wav')],
  },
  {
    id: 'pop',
    category: 'sounds',
    title: { en: 'Pop', fr: 'Bulle' },
    words: '',
    files: [file('pop.wav', 'bulle.wav')],
  },
];
