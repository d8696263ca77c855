/** The built-in library of sprites, sounds, backgrounds and data (docs/decisions/0290). */

import type { Bilingual } from '../api/language.ts';

/** The groups of the library, in the order in which they are shown. */
export const LIBRARY_CATEGORIES = [
  ...([
    'people',
    'animals',
    'creatures',
    'items',
    'vehicles',
    'space',
    'nature',
    'blocks',
  ] as const),
  ...(['interface', 'effects', 'backgrounds', 'sounds', 'notes', 'loops', 'data'] as const),
];
export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number];

/** A file of the library: its name in a project, and its address. Data differ by language. */
export interface LibraryFile {
  name: Bilingual;
  path: Bilingual;
}

/** The item that the library offers under one name, as the build lists it (content/library). */
export interface LibraryItem {
  id: string;
  category: LibraryCategory;
  title: Bilingual;
  /** Further words that find it, of both languages. */
  words: string;
  /** One, or the layers of a background from the back to the front. */
  files: readonly LibraryFile[];
  /** A row of pictures that move: how many, and how many are shown in a second. */
  frames?: number;
  fps?: number;
  /** The source of the data. */
  source?: Bilingual;
}
