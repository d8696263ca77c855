/** The colours of the mascot. All of them are visible on the light and on the dark page. */
export const COLORS = {
  fur: '#d58b47',
  back: '#b3692f',
  cream: '#ffe9c7',
  dark: '#2b1b14',
  blush: '#f0754a',
  white: '#ffffff',
  teal: '#0a8f73',
  mint: '#4fe3b0',
  joy: '#ffc83d',
  coral: '#ff7d52',
  line: '#7c8884',
} as const;
const { fur, back, cream, dark, blush, white, teal, mint } = COLORS;

/** The drawings behind the body. */
export const TAIL = `<path class="tail" d="M138 168c22 6 36-6 38-26" stroke="${back}" stroke-width="20"/>`;

/** Body, belly and feet; the mascot is on y = 188. */
export const BODY = [
  `<path d="M100 84c42 0 56 44 54 76-1 20-22 27-54 27s-53-7-54-27c-2-32 12-76 54-76z" fill="${fur}"/>`,
  `<path d="M100 112c24 0 34 20 33 42-1 18-13 26-33 26s-32-8-33-26c-1-22 9-42 33-42z" fill="${cream}"/>`,
  `<path d="M58 184a19 11 0 0 1 36 0c0 5-4 6-18 6s-18-1-18-6zm48 0a19 11 0 0 1 36 0c0 5-4 6-18 6s-18-1-18-6z" fill="${back}"/>`,
  `<path d="M71 186v-3m10 3v-3m38 3v-3m10 3v-3" stroke="${dark}" stroke-width="2.5" opacity=".55"/>`,
].join('');

/** The scarf with its two ends. */
export const SCARF = [
  `<path d="M122 112l20 34-13 6-19-34z" fill="${teal}"/><path d="M138 138l4 8-13 6-4-8z" fill="${mint}"/>`,
  `<path d="M55 98c26 16 64 16 90 0 6 6 6 14 2 19-27 17-67 17-94 0-4-5-4-13 2-19z" fill="${teal}"/>`,
  `<path d="M74 106l-3 19m52-18l3 19" stroke="${mint}" stroke-width="5"/>`,
].join('');

/** Head and ears, with nose and cheeks. Eyes and mouth are drawn over it. */
export const HEAD = [
  `<circle cx="57" cy="34" r="15" fill="${back}"/><circle cx="143" cy="34" r="15" fill="${back}"/>`,
  `<circle cx="58" cy="36" r="8" fill="${blush}" opacity=".7"/><circle cx="142" cy="36" r="8" fill="${blush}" opacity=".7"/>`,
  `<path d="M100 18c32 0 51 21 53 46 3 5 8 9 8 15-3 2-7 2-10 1 1 4 3 8 2 12-4 1-8 0-11-2-9 13-24 19-42 19s-33-6-42-19c-3 2-7 3-11 2-1-4 1-8 2-12-3 1-7 1-10-1 0-6 5-10 8-15 2-25 21-46 53-46z" fill="${fur}"/>`,
  `<path d="M100 18c20 0 35 8 44 21-14-2-22 6-44 6s-30-8-44-6c9-13 24-21 44-21z" fill="${back}"/>`,
  `<path d="M100 64c8 0 12 5 20 9 9 5 12 12 8 20-5 9-15 13-28 13s-23-4-28-13c-4-8-1-15 8-20 8-4 12-9 20-9z" fill="${cream}"/>`,
  `<ellipse cx="63" cy="82" rx="8" ry="5.500" fill="${blush}" opacity=".65"/><ellipse cx="137" cy="82" rx="8" ry="5.500" fill="${blush}" opacity=".65"/>`,
  `<path d="M91 69c0-4 4-6 9-6s9 2 9 6-5 8-9 8-9-4-9-8z" fill="${dark}"/><path d="M95 67.500c1-2 4-2.500 6-2.500" stroke="${white}" stroke-width="2.500" opacity=".7"/>`,
].join('');

const eye = (x: number, dx: number, dy: number) =>
  `<g class="eye"><ellipse cx="${x}" cy="60" rx="8" ry="9.500" fill="${dark}"/>` +
  `<circle cx="${x + 2.5 + dx}" cy="${56.5 + dy}" r="3.200" fill="${white}"/><circle cx="${x - 2.5 + dx}" cy="${64 + dy / 2}" r="1.600" fill="${white}"/></g>`;
const stroke = (d: string, width = 4.5) =>
  `<path d="${d}" stroke="${dark}" stroke-width="${width}"/>`;

/** Eyes by their expression. */
export const EYES = {
  open: eye(76, 0, 0) + eye(124, 0, 0),
  up: eye(76, 1.5, -2) + eye(124, 1.5, -2) + stroke('M66 45c4-4 10-5 15-3m39 0c5-2 11-1 14 3', 3.5),
  worried: eye(76, 0, 0) + eye(124, 0, 0) + stroke('M65 48c5-1 9-4 12-8m58 8c-5-1-9-4-12-8', 4),
  happy: stroke('M67 63c4-9 14-9 18 0m30 0c4-9 14-9 18 0', 5.5),
  asleep: stroke('M67 60c4 6 14 6 18 0m30 0c4 6 14 6 18 0', 5),
} as const;

const TEETH = `<path d="M94 88h12v7a2 2 0 0 1-2 2h-3l-1-1-1 1h-3a2 2 0 0 1-2-2z" fill="${white}" stroke="${dark}" stroke-width="2"/>`;

/** Mouths, most of them with the two teeth of a marmot. */
export const MOUTHS = {
  smile: TEETH + stroke('M86 84c4 5 10 5 14 0 4 5 10 5 14 0', 4),
  laugh: `<path d="M85 84h30c0 12-6 19-15 19s-15-7-15-19z" fill="${dark}"/><path d="M92 98c4-4 12-4 16 0-2 3-5 5-8 5s-6-2-8-5z" fill="${blush}"/><path d="M93 84h14v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2z" fill="${white}"/><path d="M100 84v8" stroke="${dark}" stroke-width="1.500"/>`,
  unsure: TEETH + stroke('M85 88c3-4 6-4 9-1s8 3 11 0 6-3 9 0', 4),
  small: stroke('M100 78v6m-8 3c5 4 11 4 16 0', 4),
  round: `<ellipse cx="100" cy="91" rx="7" ry="8" fill="${dark}"/><ellipse cx="100" cy="95" rx="4" ry="3" fill="${blush}"/>`,
} as const;

/** An arm from the shoulder; its end is the paw. */
export function arm(d: string, group = ''): string {
  const path = `<path d="${d}" stroke="${back}" stroke-width="19"/>`;
  return group ? `<g class="${group}">${path}</g>` : path;
}
