import { storedChoice } from './kept-choice.ts';

/** The colour themes of editors: code.css defines each. */
export const CODE_THEMES = ['dark', 'light', 'contrast'] as const;
export type CodeTheme = (typeof CODE_THEMES)[number];

/** The choice whether long lines continue below; null stands for no choice: then they do on narrow screens. */
export type WrapChoice = 'on' | 'off' | null;

/** The chosen colours of editors. */
export const codeTheme = storedChoice<CodeTheme>(
  'code_theme',
  (stored) => CODE_THEMES.find((name) => name === stored) ?? 'dark',
  (theme, { dataset }) => {
    if (theme === 'dark') delete dataset.codeTheme;
    else dataset.codeTheme = theme;
  },
);

/** The choice whether long lines continue below. */
export const codeWrap = storedChoice<WrapChoice>(
  'code_wrap',
  (stored) => (stored === 'on' || stored === 'off' ? stored : null),
  (choice, { dataset }) => {
    if (choice === null) delete dataset.codeWrap;
    else dataset.codeWrap = choice;
  },
);

/** The share of a room's width that the code takes, in percent. */
export const SPLIT = { min: 20, max: 80, usual: 50 } as const;

/** The position of the border between the code and its result. */
export const codeSplit = storedChoice<number>(
  'code_split',
  (stored) => {
    const share = stored === null ? SPLIT.usual : Number(stored);
    return share >= SPLIT.min && share <= SPLIT.max ? share : SPLIT.usual;
  },
  (share, { style }) => style.setProperty('--code-split', `${share}%`),
);

/** Phones are held with two hands: nobody should scroll sideways to read a line (as in code.css). */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;

/** Tells whether lines are to be wrapped now, by choice or by the width of the screen. */
export const wrapsLines = (choice: WrapChoice): boolean =>
  choice === null ? isNarrow() : choice === 'on';
