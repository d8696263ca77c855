import { storedChoice } from './kept-choice.ts';

/** In pixels; below 16 phones zoom in when somebody types. */
const SIZES: readonly number[] = [13, 14, 16, 18, 21, 25, 30];
const USUAL = 16;

const size = storedChoice<number | null>(
  'code_size',
  (stored) => (stored !== null && SIZES.includes(Number(stored)) ? Number(stored) : null),
  (chosen, { style }) => {
    if (chosen === null) style.removeProperty('--code-size');
    else style.setProperty('--code-size', `${chosen}px`);
  },
);

export interface FontSize {
  /** In pixels. */
  size: number;
  /** Null at the end of the scale. */
  smaller: (() => void) | null;
  larger: (() => void) | null;
}

/** The size of code in all editors, kept in this browser. Lessons have a size of their own until one is chosen. */
export function useFontSize(): FontSize {
  const current = size.use() ?? USUAL;
  const step = SIZES.indexOf(current);
  const to = (nextSize: number | undefined) =>
    nextSize === undefined ? null : () => size.choose(nextSize);
  return { size: current, smaller: to(SIZES[step - 1]), larger: to(SIZES[step + 1]) };
}
