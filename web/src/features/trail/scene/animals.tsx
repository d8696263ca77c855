import type { Thing } from './thing.ts';

const DARK = '#2b1b14';
const eye = (x: number, y: number, r = 2.6) => <circle cx={x} cy={y} r={r} fill={DARK} />;

const butterfly = (x: number, y: number, color: string, turn: number) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M0 0q-14-18-18-4 0 8 18 6zm0 0q14-18 18-4 0 8-18 6z" fill={color} />
    <path d="M0 1q-11 0-10 8 5 5 10-6zm0 0q11 0 10 8-5 5-10-6z" fill={color} opacity=".75" />
    <path d="M0-4v13" stroke={DARK} strokeWidth="2.500" strokeLinecap="round" />
  </g>
);

/** The animals that have come to the path. */
export const ANIMALS = {
  snail: {
    x: 246,
    y: 390,
    draw: (
      <>
        <path d="M-26 0q-2-6 6-7h30q2-18 10-18t8 10q0 15-14 15z" fill="#e8b98a" />
        <path d="M24-24l3-10m4 11l6-8" stroke="#e8b98a" strokeWidth="3" strokeLinecap="round" />
        <circle cx="-4" cy="-19" r="17" fill="#c9733d" />
        <path
          d="M-4-19q6-4 8 2 0 8-9 8-10-2-9-12 2-9 12-9"
          fill="none"
          stroke="#8f4a22"
          strokeWidth="3"
          strokeLinecap="round"
        />
        {eye(25, -18, 2)}
      </>
    ),
  },
  hedgehog: {
    x: 320,
    y: 384,
    draw: (
      <>
        <path
          d="M-32-2l-5-8 7-3-4-9 8-1-1-10 9 3 3-9 7 6 6-8 5 8 8-4 1 9 8 0-2 8 6 18z"
          fill="#7a4d31"
        />
        <path d="M8-24q12 2 24 16 4 8-6 8H4z" fill="#f0cfa4" />
        <circle cx="33" cy="-6" r="3.500" fill={DARK} />
        {eye(19, -13)}
        <path d="M-18 0v4m20-4v4" stroke={DARK} strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  butterflies: {
    x: 300,
    y: 346,
    draw: (
      <>
        {butterfly(-26, -6, '#7d6bdb', -14)}
        {butterfly(20, -24, '#ff8a4c', 16)}
      </>
    ),
  },
  frog: {
    x: 478,
    y: 352,
    draw: (
      <>
        <path d="M-24 4a24 7 0 0 0 48 0z" fill="#6cb45c" />
        <path d="M-18 2q-4-22 18-22t18 22z" fill="#3fa04c" />
        <circle cx="-9" cy="-21" r="6.500" fill="#3fa04c" />
        <circle cx="9" cy="-21" r="6.500" fill="#3fa04c" />
        {eye(-9, -22)}
        {eye(9, -22)}
        <path d="M-8-9q8 5 16 0" fill="none" stroke={DARK} strokeWidth="2.200" />
      </>
    ),
  },
  duck: {
    x: 536,
    y: 347,
    draw: (
      <>
        <path d="M-24-16q8 8 22 5l14 1q8 12-8 14h-16q-14-2-12-20z" fill="#fff" />
        <circle cx="13" cy="-19" r="10" fill="#fff" />
        <path d="M21-21q10 1 12 5-8 3-13 0z" fill="#ff9d3c" />
        {eye(15, -21, 2.2)}
        <path d="M-30 5h12m6 3h26" stroke="#fff" strokeWidth="2" opacity=".7" />
      </>
    ),
  },
  squirrel: {
    x: 40,
    y: 286,
    draw: (
      <>
        <path d="M-4-2q-28 0-26-26 2-18 18-16 10 2 6 12-8 0-6 8 6 8 12 12z" fill="#b4552a" />
        <path d="M-8 0q-4-24 10-28 14 2 10 28z" fill="#d0703a" />
        <circle cx="6" cy="-30" r="10" fill="#d0703a" />
        <path d="M0-36l-1-9 6 5zm9-2l5-6 1 8z" fill="#b4552a" />
        {eye(9, -31, 2.2)}
        <path d="M10-14q8-6 9 2-2 7-9 4z" fill="#7a4d2a" />
      </>
    ),
  },
  sheep: {
    x: 336,
    y: 262,
    draw: (
      <>
        <path d="M-14 0v-10m8 10v-10m14 10v-10m8 10v-10" stroke="#4a4650" strokeWidth="5" />
        <path
          d="M-22-8q-12-6-6-16-2-14 12-14 8-10 18-3 12-5 16 7 12 6 6 16 0 12-14 10-16 6-32 0z"
          fill="#fffaf0"
        />
        <path d="M22-34q14-2 14 10 0 10-9 10-9-2-9-12z" fill="#4a4650" />
        <circle cx="29" cy="-26" r="2" fill="#fff" />
      </>
    ),
  },
  owl: {
    x: 131,
    y: 292,
    draw: (
      <>
        <path d="M-14 0q-6-34 14-34T14 0q-14 6-28 0z" fill="#8b6a4a" />
        <path d="M-12-28l-2-9 9 4zm24 0l2-9-9 4z" fill="#8b6a4a" />
        <path d="M-8-2q-2-14 8-14T8-2q-8 4-16 0z" fill="#e8d2ae" />
        <circle cx="-6" cy="-24" r="6.500" fill="#fff" />
        <circle cx="6" cy="-24" r="6.500" fill="#fff" />
        <path d="M0-21l-3 4h6z" fill="#f2a900" />
        {eye(-5.5, -24)}
        {eye(5.5, -24)}
      </>
    ),
    glow: (
      <>
        <circle cx="-6" cy="-24" r="5.500" fill="#ffe28a" />
        <circle cx="6" cy="-24" r="5.500" fill="#ffe28a" />
        {eye(-6, -24, 3)}
        {eye(6, -24, 3)}
      </>
    ),
  },
  cat: {
    x: 388,
    y: 347,
    draw: (
      <g transform="translate(0 -20)">
        <path
          d="M20-4q16 2 14-14"
          fill="none"
          stroke="#565b6b"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M-26 0q-2-20 26-18 26-2 24 18z" fill="#565b6b" />
        <path d="M-32-24l1-11 8 5h6l8-5 1 11q-2 12-12 12t-12-12z" fill="#565b6b" />
        <path
          d="M-27-21q2 2 4 0m6 0q2 2 4 0"
          fill="none"
          stroke="#ffe28a"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
        <path d="M-22-17h4l-2 3z" fill="#f59a9a" />
      </g>
    ),
    glow: (
      <path
        d="M-27-41q2 2 4 0m6 0q2 2 4 0"
        fill="none"
        stroke="#ffe28a"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    ),
  },
  rabbit: {
    x: 412,
    y: 266,
    draw: (
      <>
        <path d="M-18 0q-4-22 14-24 16 0 18 24z" fill="#c7b6a6" />
        <circle cx="-19" cy="-6" r="6" fill="#fff" />
        <circle cx="12" cy="-24" r="11" fill="#c7b6a6" />
        <path
          d="M8-32q-8-22-2-24 7 2 6 22zm7-1q4-22 10-20 4 6-5 24z"
          fill="#c7b6a6"
          stroke="#b09d8b"
          strokeWidth="1.500"
        />
        {eye(16, -26, 2.2)}
        <circle cx="22" cy="-21" r="2" fill="#f0878a" />
      </>
    ),
  },
  fox: {
    x: 506,
    y: 395,
    draw: (
      <>
        <path d="M-30 0q-6-26 26-28 32 0 34 22 0 6-8 6z" fill="#e27a35" />
        <path d="M30-4q-10-16-34-10-22 8-20 14h46q8 0 8-4z" fill="#f09a55" />
        <path d="M-24 0q-4-10 10-12 12 0 10 12z" fill="#fff4e4" />
        <path d="M-2-8l2-18 9 8h10l9-8 1 18q-8 10-15 10T-2-8z" fill="#e27a35" />
        <path d="M6-1q8-8 16 0-8 6-16 0z" fill="#fff4e4" />
        <path
          d="M5-9q3 3 6 0m7 0q3 3 6 0"
          fill="none"
          stroke={DARK}
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      </>
    ),
  },
  goat: {
    x: 503,
    y: 112,
    behind: 'meadow',
    draw: (
      <>
        <path d="M-28 16l8-16h34l14 16z" fill="#7d8b8c" />
        <path d="M-10 0v-12m6 12v-12m12 12v-12m6 12v-12" stroke="#cfc6b8" strokeWidth="4" />
        <path d="M-14-10q-2-16 10-16h14l6-14q10-2 12 6l-5 6-4 18z" fill="#f3eee4" />
        <path d="M18-40q-4-12-12-12m16 12q0-10-6-14" fill="none" stroke="#6d5a48" strokeWidth="3" />
        <path d="M25-28l2 8 2-9z" fill="#cfc6b8" />
        {eye(21, -35, 2)}
      </>
    ),
  },
} satisfies Record<string, Thing>;
