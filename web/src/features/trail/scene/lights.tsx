import type { Thing } from './thing.ts';

const LIGHT = '#ffd76a';

const glowing = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r * 3.2} fill={LIGHT} opacity=".16" />
    <circle cx={x} cy={y} r={r * 1.8} fill={LIGHT} opacity=".28" />
    <circle cx={x} cy={y} r={r} fill="#fff1bd" />
  </>
);

const lantern = {
  draw: (
    <>
      <path d="M0 0v-62q0-10 10-10h6" fill="none" stroke="#4b4f59" strokeWidth="4.500" />
      <path d="M10-66h14l4 20H6z" fill="#ffe9ae" stroke="#4b4f59" strokeWidth="3" />
      <path d="M7-66q10-10 20 0z" fill="#4b4f59" />
    </>
  ),
  glow: glowing(17, -55, 8),
};

const BULBS = [
  [-38, 8, '#ff7d52'],
  [-20, 16, '#ffc83d'],
  [0, 19, '#4fe3b0'],
  [20, 16, '#8ab8ff'],
  [38, 8, '#ff7d52'],
] as const;

const FLIES = [
  [-150, 20],
  [-96, -30],
  [-40, 44],
  [12, -8],
  [70, 34],
  [118, -42],
  [164, 10],
  [-190, -46],
] as const;

/** The things that give light at night. */
export const LIGHTS = {
  lantern: { x: 174, y: 318, ...lantern },
  second_lantern: { x: 556, y: 304, ...lantern },
  campfire: {
    x: 236,
    y: 236,
    draw: (
      <>
        <path d="M-20 2l36-10m-36 0l36 10" stroke="#7a4d2a" strokeWidth="6" strokeLinecap="round" />
        <path d="M-13-6q-6-14 6-22 2-10 8-14 0 12 8 18 8 12-2 20-10 4-20-2z" fill="#ff7d3c" />
        <path d="M-5-6q-3-10 5-16 8 8 5 16-5 3-10 0z" fill="#ffd23d" />
      </>
    ),
    glow: (
      <>
        <ellipse cy="-10" rx="70" ry="34" fill="#ff9d4c" opacity=".16" />
        <ellipse cy="-14" rx="38" ry="28" fill="#ffb14c" opacity=".22" />
        <path d="M-13-6q-6-14 6-22 2-10 8-14 0 12 8 18 8 12-2 20-10 4-20-2z" fill="#ff8f42" />
        <path d="M-5-6q-3-10 5-16 8 8 5 16-5 3-10 0z" fill="#ffe07a" />
      </>
    ),
  },
  string_lights: {
    x: 124,
    y: 270,
    draw: (
      <g transform="translate(0 -98) scale(.8)">
        <path d="M-56-2q56 40 112-2" fill="none" stroke="#4b4f59" strokeWidth="2.500" />
        {BULBS.map(([x, y, color]) => (
          <circle key={x} cx={x} cy={y + 4} r="6" fill={color} />
        ))}
      </g>
    ),
    glow: (
      <g transform="translate(0 -98) scale(.8)">
        {BULBS.map(([x, y, color]) => (
          <g key={x}>
            <circle cx={x} cy={y + 4} r="14" fill={color} opacity=".25" />
            <circle cx={x} cy={y + 4} r="6" fill={color} />
          </g>
        ))}
      </g>
    ),
  },
  fireflies: {
    x: 330,
    y: 300,
    draw: FLIES.map(([x, y]) => <circle key={x} cx={x} cy={y} r="2.600" fill="#5b6b3a" />),
    glow: FLIES.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="9" fill="#d8ff7a" opacity=".25" />
        <circle cx={x} cy={y} r="3.200" fill="#efffb8" />
      </g>
    )),
  },
} satisfies Record<string, Thing>;
