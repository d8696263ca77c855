import type { Language } from '@codivia/contract/api/language';
import { rasterize, type Stroke } from '../drawing/rasterize.ts';
import { DOODLES } from './doodle-strokes.ts';
import type { ReadyExamples } from './ready-examples.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WIDTHS: Record<string, number> = { a: 1.4, b: 2.4, c: 3.6 };

const NAMES: Record<Language, Record<keyof typeof DOODLES, string>> = {
  en: {
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    triangle: 'Triangle',
    square: 'Square',
    star: 'Star',
    heart: 'Heart',
  },
  fr: {
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    triangle: 'Triangle',
    square: 'Carré',
    star: 'Étoile',
    heart: 'Cœur',
  },
};

/** The strokes of a doodle as it is written in doodle-strokes.ts. */
function strokesOf(doodle: string): Stroke[] {
  const width = WIDTHS[doodle[0] as string] ?? 2.4;
  return doodle
    .slice(1)
    .split('.')
    .map((stroke) => ({
      width,
      points: Array.from({ length: stroke.length / 2 }, (_, i) => {
        const at = (place: number) => DIGITS.indexOf(stroke[place] as string) / 2;
        return [at(i * 2), at(i * 2 + 1)] as const;
      }),
    }));
}

/** Digits from 0 to 3, and four shapes. */
export function readyDoodles(language: Language): ReadyExamples {
  const names = Object.keys(DOODLES) as (keyof typeof DOODLES)[];
  return {
    classes: names.map((name) => ({
      name: NAMES[language][name],
      inputs: DOODLES[name].map((doodle) => rasterize(strokesOf(doodle))),
    })),
  };
}
