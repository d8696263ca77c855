import { type Bilingual, LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { LibraryCategory } from '@codivia/contract/programs/library';
import { BACKGROUNDS, type Background, backgroundFile } from './backgrounds.ts';
import { DATA_SETS, type DataSet } from './data-sets.ts';
import { SOUNDS, type Sound } from './sounds/sounds.ts';
import { wav } from './sounds/synthesis.ts';
import { type Sprite, spriteFile } from './sprite.ts';
import { ANIMALS } from './sprites/animals.ts';
import { BLOCKS } from './sprites/blocks.ts';
import { CREATURES } from './sprites/creatures.ts';
import { EFFECTS } from './sprites/effects.ts';
import { INTERFACE } from './sprites/interface.ts';
import { ITEMS } from './sprites/items.ts';
import { NATURE } from './sprites/nature.ts';
import { PEOPLE } from './sprites/people.ts';
import { SPACE } from './sprites/space.ts';
import { VEHICLES } from './sprites/vehicles.ts';

/** A file as it is made: its content may differ by language. */
export interface MadeFile {
  name: Bilingual;
  content: (language: Language) => string | Uint8Array;
}

/** The item that the library has under one name. */
export interface MadeItem {
  id: string;
  category: LibraryCategory;
  title: Bilingual;
  words: string;
  files: readonly MadeFile[];
  frames?: number;
  fps?: number;
  source?: Bilingual;
}

/** A title as the name of a file: small letters without accents, and hyphens. */
export function fileStem(title: string): string {
  const plain = title.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts that all items have. `ending` is behind the name of the file. */
function begun({ en, fr, words = '' }: { en: string; fr: string; words?: string }) {
  const named = (ending: string): Bilingual => ({
    en: fileStem(en) + ending,
    fr: fileStem(fr) + ending,
  });
  return { id: fileStem(en), title: { en: capital(en), fr: capital(fr) }, words, named };
}

function spriteItem(sprite: Sprite): MadeItem {
  const { named, ...item } = begun(sprite);
  const moving =
    sprite.frames.length > 1 ? { frames: sprite.frames.length, fps: sprite.fps ?? 8 } : {};
  return {
    ...item,
    category: sprite.category,
    ...moving,
    files: [{ name: named('.svg'), content: () => spriteFile(sprite) }],
  };
}

/** A background as one picture, and once more as its layers. */
function backgroundItems(background: Background): MadeItem[] {
  const { named, ...item } = begun(background);
  const { layers } = background;
  const layered = { en: `${item.title.en} in layers`, fr: `${item.title.fr} en calques` };
  return [
    {
      ...item,
      category: 'backgrounds',
      files: [{ name: named('.svg'), content: () => backgroundFile(layers) }],
    },
    {
      ...item,
      id: `${item.id}-layers`,
      title: layered,
      category: 'backgrounds',
      words: `${item.words} parallax parallaxe`,
      files: layers.map((layer, i) => ({
        name: named(`-${i + 1}.svg`),
        content: () => backgroundFile([layer]),
      })),
    },
  ];
}

const SOUND_GROUPS = { games: 'sounds', notes: 'notes', loops: 'loops' } as const;

function soundItem(sound: Sound): MadeItem {
  const { named, ...item } = begun(sound);
  const file = { name: named('.wav'), content: () => wav(sound.samples(), sound.kind === 'loops') };
  return { ...item, category: SOUND_GROUPS[sound.kind], files: [file] };
}

function dataItem(set: DataSet): MadeItem {
  const { named, ...item } = begun(set);
  return {
    ...item,
    category: 'data',
    source: set.source,
    files: [{ name: named(`.${set.extension}`), content: set.content }],
  };
}

/** Everything the library has, in the order in which it is shown. */
export const CONTENTS: readonly MadeItem[] = [
  ...[PEOPLE, ANIMALS, CREATURES, ITEMS, VEHICLES, SPACE, NATURE, BLOCKS, INTERFACE, EFFECTS]
    .flat()
    .map(spriteItem),
  ...BACKGROUNDS.flatMap(backgroundItems),
  ...SOUNDS.map(soundItem),
  ...DATA_SETS.map(dataItem),
];

/**
 * Returns the function that makes a file of the library, by its name there in either language; undefined if there is
 * none.
 */
export function libraryFile(name: string): (() => string | Uint8Array) | undefined {
  for (const { name: names, content } of CONTENTS.flatMap(({ files }) => files)) {
    const language = LANGUAGES.find((one) => names[one] === name);
    if (language) return () => content(language);
  }
  return undefined;
}
