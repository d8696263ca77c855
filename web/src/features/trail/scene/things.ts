import { ANIMALS } from './animals.tsx';
import { BUILT } from './built.tsx';
import { LIGHTS } from './lights.tsx';
import { PLANTS } from './plants.tsx';
import { SKY } from './sky.tsx';
import type { Thing } from './thing.ts';

const ALL = { ...PLANTS, ...ANIMALS, ...LIGHTS, ...BUILT, ...SKY };
export type ThingName = keyof typeof ALL;
export const thing = (name: ThingName): Thing => ALL[name];

/** The things of the trail in the order in which they come, one with each state (docs/product.md#trail). */
export const THINGS = [
  'signpost',
  'daisies',
  'mushrooms',
  'snail',
  'lantern',
  'fir',
  'hedgehog',
  'berries',
  'bench',
  'butterflies',
  'tree',
  'pond',
  'frog',
  'duck',
  'hive',
  'poppies',
  'squirrel',
  'second_lantern',
  'sheep',
  'cloud',
  'kite',
  'hut',
  'cat',
  'sunflowers',
  'owl',
  'tent',
  'campfire',
  'rabbit',
  'string_lights',
  'fox',
  'windmill',
  'fireflies',
  'goat',
  'snowman',
  'balloon',
  'waterfall',
  'telescope',
  'rainbow',
  'pennants',
  'flag',
] as const satisfies readonly ThingName[];
