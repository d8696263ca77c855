import { arm, COLORS, type EYES, type MOUTHS } from './parts.ts';

const { back, dark, white, teal, mint, joy, coral, line } = COLORS;

/** A pose: face, tilt of the head in degrees, and what is before and behind the body. */
export type PoseParts = {
  title: string;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  tilt?: number;
  /** It jumps, or does not move at all; without it, it stands and breathes. */
  motion?: 'jump' | 'still';
  /** On the head, and turning with it. */
  hat?: string;
  behind?: string;
  before: string;
};

const LEFT_DOWN = arm('M60 124c-10 10-12 24-6 34');
const RIGHT_DOWN = arm('M140 124c10 10 12 24 6 34');
const STAR =
  'M0-22l6.500 13.500 15 2-11 10.500 2.700 14.700L0 11.500-13.200 18.700l2.700-14.700-11-10.500 15-2z';

const star = (x: number, y: number, size: number, color: string, className = 'twinkle') =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path class="${className}" d="${STAR}" fill="${color}" stroke="${color}" stroke-width="5"/></g>`;
const confetti = [
  `<g class="fall"><rect x="22" y="40" width="9" height="9" rx="2" fill="${coral}" transform="rotate(20 26 44)"/><circle cx="174" cy="34" r="5" fill="${mint}"/><rect x="164" y="84" width="8" height="8" rx="2" fill="${joy}" transform="rotate(-18 168 88)"/></g>`,
  `<g class="fall late"><circle cx="30" cy="86" r="5" fill="${joy}"/><rect x="178" y="58" width="8" height="8" rx="2" fill="${coral}" transform="rotate(30 182 62)"/><rect x="38" y="14" width="8" height="8" rx="2" fill="${mint}" transform="rotate(-24 42 18)"/></g>`,
].join('');
const QUESTION = 'M0-12c0-8 6-13 13-13s13 5 13 12c0 9-12 10-12 20m0 12v.1';

/** The parts that make up each pose. */
export const POSE_PARTS = {
  walk: {
    title: 'Piko walks with a stick',
    eyes: 'open',
    mouth: 'smile',
    tilt: 3,
    motion: 'still',
    behind: `<path d="M30 118c-4 26-2 44 8 56l22-6V104z" fill="${coral}"/><path d="M26 136v24" stroke="${joy}" stroke-width="9"/>`,
    before:
      `<path d="M178 74l-8 118" stroke="${line}" stroke-width="7"/>` +
      LEFT_DOWN +
      arm('M140 124c12 14 24 14 34 8'),
  },
  greet: {
    title: 'Piko waves hello',
    eyes: 'open',
    mouth: 'laugh',
    tilt: -4,
    before: LEFT_DOWN + arm('M142 124c16-2 28-14 32-34', 'wave'),
  },
  think: {
    title: 'Piko thinks',
    eyes: 'up',
    mouth: 'small',
    tilt: -5,
    before:
      arm('M60 126c4 20 20 26 40 20') +
      arm('M142 128c14 16 4 32-10 24-10-6-12-22-14-42') +
      `<g transform="translate(-6 6)"><g class="float"><circle cx="158" cy="38" r="4" fill="${white}" stroke="${line}" stroke-width="3"/><path d="M156 14a13 13 0 0 1 12-18 15 15 0 0 1 26 4 11 11 0 0 1-2 22h-28a10 10 0 0 1-8-8z" fill="${white}" stroke="${line}" stroke-width="3"/><path d="M166 10v.1m9-.1v.1m9-.1v.1" stroke="${teal}" stroke-width="6"/></g></g>`,
  },
  wrong: {
    title: 'Piko scratches its head',
    eyes: 'worried',
    mouth: 'unsure',
    tilt: -6,
    before:
      LEFT_DOWN +
      arm('M142 124c22-8 30-36 14-66', 'scratch') +
      `<path class="float" d="M34 40c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z" fill="#5bb8f0"/>`,
  },
  right: {
    title: 'Piko cheers',
    eyes: 'happy',
    mouth: 'laugh',
    motion: 'jump',
    behind: confetti,
    before: arm('M60 124c-20-6-30-26-30-48') + arm('M140 124c20-6 30-26 30-48'),
  },
  proud: {
    title: 'Piko with a medal',
    eyes: 'happy',
    mouth: 'smile',
    tilt: 4,
    behind: star(28, 60, 0.5, joy) + star(176, 76, 0.4, mint, 'twinkle late'),
    before:
      arm('M58 124c-26 4-28 26-2 34') +
      arm('M142 124c26 4 28 26 2 34') +
      `<path d="M86 118l14 24 14-24" stroke="${coral}" stroke-width="7"/><circle cx="100" cy="152" r="16" fill="${joy}" stroke="${dark}" stroke-width="3.500"/><path d="M100 143l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z" fill="${dark}"/>`,
  },
  level: {
    title: 'Piko lifts a star',
    eyes: 'happy',
    mouth: 'laugh',
    tilt: -5,
    motion: 'jump',
    behind: confetti,
    before:
      arm('M60 124c-26 0-38-18-38-40') +
      arm('M140 124c20-6 30-34 30-66') +
      `<g stroke="${joy}" stroke-width="4.5"><path class="twinkle" d="M136 22l-8-4m16-14l-6-7m56 36l6 4"/></g>` +
      star(168, 24, 1.1, joy, ''),
  },
  sleep: {
    title: 'Piko sleeps',
    eyes: 'asleep',
    mouth: 'small',
    tilt: 9,
    hat: `<path d="M54 38c14-34 62-42 104 0-30-8-74-8-104 0z" fill="${teal}"/><path d="M150 32c10 4 14 12 16 22" stroke="${teal}" stroke-width="9"/><circle cx="167" cy="60" r="9" fill="${mint}"/><path d="M52 40c30-10 72-10 98-2" stroke="${mint}" stroke-width="10"/>`,
    before:
      arm('M60 126c4 18 18 24 34 24') +
      arm('M140 126c-4 18-18 24-34 24') +
      `<g stroke="${line}" stroke-width="5"><path class="float" d="M20 58h14L20 74h14"/><path class="float late" d="M34 26h18L34 46h18"/></g>`,
  },
  lost: {
    title: 'Piko with a map, lost',
    eyes: 'up',
    mouth: 'round',
    tilt: -7,
    before:
      `<g class="float"><path d="${QUESTION}" transform="translate(156 36) scale(.9)" stroke="${joy}" stroke-width="9"/></g>` +
      `<path d="M48 134l34 9 36-9 34 9v40l-34-9-36 9-34-9z" fill="${white}" stroke="${white}" stroke-width="5"/><path d="M82 143l36-9v40l-36 9z" fill="#e9e0cc"/>` +
      `<path d="M58 168c14 2 12-16 26-14s14 16 30 10" stroke="${teal}" stroke-width="5" stroke-dasharray=".1 9"/><path d="M128 152l10 10m0-10l-10 10" stroke="${coral}" stroke-width="5.500"/>` +
      arm('M56 124c-14 6-18 18-10 28') +
      arm('M144 124c14 6 18 18 10 28'),
  },
  read: {
    title: 'Piko reads a book',
    eyes: 'open',
    mouth: 'smile',
    hat: `<g fill="${white}" fill-opacity=".18" stroke="${dark}" stroke-width="4"><circle cx="76" cy="60" r="17"/><circle cx="124" cy="60" r="17"/><path d="M93 58c4-4 10-4 14 0" fill="none"/></g>`,
    before:
      `<path d="M40 132c22-6 44-4 60 6 16-10 38-12 60-6v42c-22-6-44-4-60 6-16-10-38-12-60-6z" fill="${coral}"/><path d="M47 127c20-5 40-3 53 6 13-9 33-11 53-6v40c-20-5-40-3-53 6-13-9-33-11-53-6z" fill="${white}"/>` +
      `<path d="M100 133v40" stroke="${dark}" stroke-width="2.500" opacity=".3"/><path d="M58 138c10-2 20-1 30 4m-30 8c10-2 20-1 30 4m54-16c-10-2-20-1-30 4m30 8c-10-2-20-1-30 4" stroke="${teal}" stroke-width="4" opacity=".6"/>` +
      arm('M56 126c-16 8-18 20-12 28') +
      arm('M144 126c16 8 18 20 12 28'),
  },
  point: {
    title: 'Piko points the way',
    eyes: 'open',
    mouth: 'smile',
    tilt: 4,
    before:
      arm('M58 124c-26 4-28 26-2 34') +
      `<g class="nudge">${arm('M142 126c12 2 22-2 32-8')}<path d="M176 114l14-6" stroke="${back}" stroke-width="10"/></g>`,
  },
  search: {
    title: 'Piko looks through a magnifier',
    eyes: 'open',
    mouth: 'round',
    tilt: -3,
    before:
      LEFT_DOWN +
      arm('M142 126c18-2 22-18 14-32') +
      `<g class="look"><path d="M140 76l16 22" stroke="${dark}" stroke-width="9"/><circle cx="124" cy="58" r="25" fill="#dff6ff"/><ellipse cx="124" cy="59" rx="12" ry="14.500" fill="${dark}"/><circle cx="128" cy="53" r="5" fill="${white}"/><circle cx="119" cy="65" r="2.500" fill="${white}"/><circle cx="124" cy="58" r="25" stroke="${dark}" stroke-width="7"/></g>`,
  },
  bye: {
    title: 'Piko sets off with a rucksack',
    eyes: 'happy',
    mouth: 'smile',
    tilt: 5,
    behind: `<rect x="34" y="92" width="132" height="84" rx="26" fill="${joy}"/><rect x="30" y="76" width="140" height="26" rx="13" fill="${coral}"/><path d="M44 130h112" stroke="#d99a14" stroke-width="5"/>`,
    before:
      `<path d="M64 116c-6 20-6 34-2 48m74-48c6 20 6 34 2 48" stroke="${joy}" stroke-width="8"/>` +
      arm('M58 124c-18-2-30-14-34-36', 'wave left') +
      RIGHT_DOWN,
  },
} satisfies Record<string, PoseParts>;

/** The activities of Piko the marmot. */
export type Pose = keyof typeof POSE_PARTS;
