import { COLORS, circle, flat, oval, star, svg } from './pen.ts';
import {
  around,
  fir,
  HEIGHT,
  heightOf,
  hills,
  leafy,
  puff,
  round,
  row,
  sky,
  WIDTH,
} from './scenery.ts';

/** A background from the back to the front: the first layer fills everything, the others have holes. */
export interface Background {
  en: string;
  fr: string;
  words: string;
  layers: readonly [string, string, string];
}

const NEAR = [
  [2, 5, 0.6],
  [3, 3, 2],
] as const;
const forest: Background = {
  en: 'forest',
  fr: 'forêt',
  words: 'trees arbres day jour meadow prairie',
  layers: [
    sky('s', '#6fc7f2', '#a9e2f5', '#e6f7ea') +
      flat(circle(256, 38, 17), '#fff3c4') +
      flat(circle(256, 38, 12), '#ffe38a') +
      around(60, 36, 1, puff('#ffffff')) +
      around(160, 62, 0.7, puff('#f4fbff')) +
      around(304, 80, 0.8, puff('#f4fbff')) +
      hills(118, '#a7d8c9', [1, 14, 1], [2, 8, 3]) +
      hills(134, '#8ccbab', [1, 9, 4], [3, 6, 1]),
    row(11, 7, (x, random) =>
      around(x, heightOf(x, 138, [2, 6, 2]) + 4, 0.7 + 0.3 * random(), fir('#4f9f86', '#63b294')),
    ) + hills(138, '#6dba7d', [2, 6, 2]),
    row(6, 3, (x, random) =>
      around(x, heightOf(x, 154, ...NEAR) + 3, 0.9 + 0.3 * random(), leafy('#2f8f63', '#49ad6a')),
    ) +
      hills(154, '#4c9f57', ...NEAR) +
      hills(164, '#3c8a4c', [2, 4, 3], [3, 2, 0]) +
      row(16, 11, (x, random) =>
        around(
          x,
          160 + 14 * random(),
          0.8,
          flat(circle(0, 0, 1.6), random() > 0.5 ? '#ffe38a' : '#ffb3c7') +
            flat(circle(0, 0, 0.6), '#ffffff'),
        ),
      ),
  ],
};

const SUNSET = [
  [1, 8, 0],
  [2, 7, 1],
] as const;
const saguaro = (color: string) =>
  `<path d="M0 0V-30M0-10h-9v-10M0-15h9v-9" fill="none" stroke="${color}" stroke-width="6"/>`;
const desert: Background = {
  en: 'desert',
  fr: 'désert',
  words: 'sunset coucher de soleil sand sable evening soir',
  layers: [
    sky('s', '#5b4fb5', '#c56bb0', '#ff9a76', '#ffd59a') +
      flat(circle(160, 108, 34), '#ffe9b0', 0.5) +
      flat(circle(160, 108, 26), '#fff0c9') +
      around(70, 46, 0.8, puff('#e08ac0')) +
      around(246, 64, 0.9, puff('#f29bb0')) +
      flat('M0 120h20l6-26h34l5 26h255v60H0zM196 122l5-34h22l3-14h18l6 48h70v58H196z', '#b25c86'),
    hills(136, '#c96f62', ...SUNSET) +
      row(5, 5, (x, random) =>
        around(x, heightOf(x, 136, ...SUNSET) + 2, 0.5 + 0.25 * random(), saguaro('#8b4a63')),
      ) +
      hills(144, '#dd8a62', [2, 6, 3]),
    hills(158, '#f0ac6b', [1, 6, 2], [3, 3, 0]) +
      row(4, 13, (x, random) =>
        around(x, 162 + 4 * random(), 0.9 + 0.3 * random(), saguaro('#3f7d64')),
      ) +
      hills(168, '#e0935a', [2, 4, 1]) +
      row(8, 17, (x, random) =>
        around(
          x,
          172 + 4 * random(),
          1,
          flat(oval(0, 0, 5, 2.4), '#b56d4c') + flat(oval(-1, -0.8, 3, 1.2), '#cf8a60'),
        ),
      ),
  ],
};

const tower = (
  width: number,
  height: number,
  color: string,
  light: string,
  random: () => number,
) => {
  let windows = '';
  for (let y = 5; y < height - 4; y += 7)
    for (let x = 4; x < width - 4; x += 6)
      if (random() > 0.45) windows += `M${x} ${y - height}h3v4h-3z`;
  return `<path d="M0 0v-${height}h${width}V0z" fill="${color}"/><path d="${windows}" fill="${light}"/>`;
};
interface Towers {
  /** Distance by which a tower begins left of its place. */
  shift: number;
  /** Of the narrowest, and of the lowest. */
  width: number;
  height: number;
  /** Maximum distance by which one of them may be higher than the lowest. */
  spread: number;
  color: string;
  /** Of the windows in which somebody is at home. */
  light: string;
}
/** Towers side by side on the lower edge, drawn by chance. */
const skyline = (
  count: number,
  seed: number,
  { shift, width, height, spread, color, light }: Towers,
) =>
  row(count, seed, (x, random) => {
    const wide = width + 6 * Math.round(random());
    const high = height + Math.round(spread * random());
    return around(x - shift, 180, 1, tower(wide, high, color, light, random));
  });
const city: Background = {
  en: 'city at night',
  fr: 'ville la nuit',
  words: 'town buildings immeubles lights',
  layers: [
    sky('s', '#171238', '#31256b', '#6a3f94', '#c0609b') +
      row(46, 21, (x, random) =>
        flat(circle(x, 4 + 90 * random(), 0.5 + 0.7 * random()), '#ffffff', 0.8),
      ) +
      flat(circle(258, 40, 18), '#fff1cf') +
      flat(circle(264, 46, 4), '#ead9b0') +
      flat(circle(252, 34, 3), '#ead9b0') +
      flat(circle(254, 48, 2), '#ead9b0'),
    skyline(14, 31, {
      shift: 12,
      width: 22,
      height: 50,
      spread: 46,
      color: '#3a2b70',
      light: '#8a6bc0',
    }),
    skyline(9, 41, {
      shift: 18,
      width: 34,
      height: 34,
      spread: 38,
      color: '#1f1947',
      light: '#ffd37a',
    }) +
      `<path d="M0 172h${WIDTH}v8H0z" fill="#120e2e"/>` +
      row(8, 43, (x) =>
        around(
          x,
          174,
          1,
          '<path d="M0 0v-22q0-4 6-4" fill="none" stroke="#120e2e" stroke-width="2"/><path d="M4-28h6v4H4z" fill="#ffe9a8"/>',
        ),
      ),
  ],
};

/** The colours of a cloud of gas, which ends nowhere. */
const nebula = (id: string, color: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".6"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const space: Background = {
  en: 'deep space',
  fr: 'espace',
  words: 'stars étoiles planets planètes night nuit',
  layers: [
    sky('s', '#0d0b26', '#1d1650', '#2d1a5e', '#150f36') +
      nebula('n', '#8a46b0') +
      nebula('m', '#2f6fc0') +
      around(56, 120, 1, flat(oval(0, 0, 110, 44), 'url(#n)')) +
      around(262, 50, 1, flat(oval(0, 0, 100, 40), 'url(#m)')) +
      row(110, 51, (x, random) =>
        flat(circle(x, HEIGHT * random(), 0.4 + 0.6 * random()), '#ffffff', 0.75),
      ),
    row(16, 53, (x, random) =>
      around(
        x,
        HEIGHT * random(),
        0.4 + 0.5 * random(),
        flat(star(0, 0, 7, 1.5, 4), random() > 0.5 ? '#fff3c4' : '#bfe6ff'),
      ),
    ) +
      around(
        70,
        52,
        1,
        flat(circle(0, 0, 22), '#e0705f') +
          flat(
            'M-20-8q20 6 40-2l1 8q-20 8-42 2zM-16 14q16 4 34-2-3 6-8 10-14 2-26-8z',
            '#f39a78',
            0.8,
          ) +
          flat('M-22 0A22 22 0 0 0 14 17Q-8 18-22 0z', '#8f3a63', 0.35),
      ),
    around(
      236,
      112,
      1,
      flat(circle(0, 0, 30), '#4d86d9') +
        flat(
          'M-26-15q26 12 52 0l3 10q-28 12-58 0zM-27 12q26 10 52 2l-5 8q-22 6-42-2z',
          '#73a9ef',
          0.8,
        ) +
        flat('M-30 0A30 30 0 0 0 20 22Q-12 24-30 0z', '#243a8a', 0.4) +
        `<path d="M-46 12q46 22 92-24" fill="none" stroke="${COLORS.sand}" stroke-width="4" opacity=".85"/>`,
    ) +
      row(7, 57, (x, random) =>
        around(
          x,
          20 + 140 * random(),
          0.5 + 0.5 * random(),
          flat('M-9-4l6-6 9 2 4 8-5 8-9 1-6-6z', '#5c5680') +
            flat('M-9-4l6-6 9 2-3 5-8 3z', '#7a749f'),
        ),
      ),
  ],
};

const coral = (color: string) =>
  `<path d="M0 0v-22M0-8q-10-2-10-14M0-12q9-2 9-14M-10-16q-6 0-6-8M9-20q7 0 7-8" fill="none" stroke="${color}" stroke-width="5.5"/>`;
const weed = (color: string) =>
  `<path d="M0 0q-7-12 0-22t0-22M7 0q6-8 1-16t2-16" fill="none" stroke="${color}" stroke-width="5"/>`;
const underwater: Background = {
  en: 'under water',
  fr: 'fond marin',
  words: 'sea mer ocean océan fish poissons',
  layers: [
    sky('s', '#7fe3ee', '#35b3dd', '#1d76bd', '#154a8f') +
      flat('M30 0h34L34 180H-30zM128 0h26l-12 180H86zM214 0h40l36 180h-66z', '#ffffff', 0.11) +
      row(26, 61, (x, random) =>
        flat(circle(x, HEIGHT * random(), 1 + 2 * random()), '#ffffff', 0.28),
      ) +
      hills(140, '#1b65a8', [1, 10, 2], [3, 6, 0]),
    row(9, 63, (x, random) => around(x, 160, 0.9 + 0.6 * random(), weed('#1f8f8f'))) +
      hills(154, '#2a7fb0', [2, 5, 1], [3, 3, 2]) +
      row(4, 65, (x, random) =>
        around(
          x,
          60 + 50 * random(),
          0.7,
          flat('M-14 0Q0-12 14 0l8-7v14l-8-7Q0 12-14 0z', '#1a5f9e'),
        ),
      ),
    row(4, 67, (x, random) => around(x, 168, 1 + 0.5 * random(), coral('#ff7f8f'))) +
      row(4, 69, (x, random) => around(x, 170, 0.9 + 0.4 * random(), coral('#c77dff'))) +
      row(7, 71, (x, random) => around(x, 172, 0.8 + 0.5 * random(), weed('#3fbf7f'))) +
      hills(164, '#e9cf96', [2, 4, 0], [3, 2, 1]) +
      hills(172, '#d8b677', [1, 3, 2]) +
      row(6, 73, (x, random) =>
        around(x, 174, 0.7 + 0.3 * random(), flat(star(0, 0, 6, 2.8), '#ff9a5c')),
      ),
  ],
};

const peak = (height: number, color: string, shade: string) =>
  `<path d="M-${height * 0.8} 0L0-${height}L${height * 0.8} 0z" fill="${color}"/><path d="M0-${height}L${height * 0.8} 0H${round(height * 0.15)}L${round(height * 0.06)}-${round(height * 0.45)}z" fill="${shade}"/><path d="M0-${height}l${round(height * 0.24)} ${round(height * 0.3)}-${round(height * 0.12)}-${round(height * 0.05)}-${round(height * 0.1)} ${round(height * 0.12)}-${round(height * 0.11)}-${round(height * 0.11)}-${round(height * 0.15)} ${round(height * 0.08)}z" fill="#ffffff"/>`;
const snowy = `${fir('#3f7f8f', '#5598a3')}<path d="M0-46l-7 13q4-2 7 1 3-3 7-1zM-10-19q5-3 10 0 5-3 10 0l-5-6h-10z" fill="#ffffff"/>`;
const winter: Background = {
  en: 'winter mountains',
  fr: 'montagnes en hiver',
  words: 'snow neige cold froid',
  layers: [
    sky('s', '#8fc4ee', '#c5e2f7', '#f5f2fb') +
      around(90, 40, 0.9, puff('#ffffff')) +
      around(232, 28, 0.8, puff('#ffffff')) +
      around(40, 138, 1, peak(92, '#93aed6', '#7b96c4')) +
      around(118, 138, 1, peak(70, '#a3bbdf', '#8aa4cf')) +
      around(196, 138, 1, peak(104, '#8ba7d2', '#738fbf')) +
      around(276, 138, 1, peak(76, '#a3bbdf', '#8aa4cf')) +
      hills(134, '#cfe0f2', [2, 5, 1]),
    row(12, 81, (x, random) =>
      around(x, heightOf(x, 146, [2, 5, 3]) + 4, 0.6 + 0.3 * random(), snowy),
    ) + hills(146, '#dfecf8', [2, 5, 3]),
    row(5, 83, (x, random) =>
      around(x, heightOf(x, 160, [1, 5, 1]) + 3, 1 + 0.35 * random(), snowy),
    ) +
      hills(160, '#f2f8fe', [1, 5, 1], [3, 2, 0]) +
      hills(170, '#dfe9f6', [2, 3, 2]),
  ],
};

/** Pictures to put behind a game or a page, each in three layers that can move at different speeds. */
export const BACKGROUNDS: readonly Background[] = [forest, desert, city, space, underwater, winter];

/** Layers of a background as an SVG file. */
export const backgroundFile = (layers: readonly string[]): string =>
  svg(layers.join(''), [WIDTH, HEIGHT], 4);
