import type { Thing } from './thing.ts';

const COLOURS = ['#f26d5b', '#ffb14c', '#ffe27a', '#7fcf8a', '#6fb4e8', '#a58be0'];

/** The things above the meadow. */
export const SKY = {
  cloud: {
    x: 118,
    y: 62,
    behind: 'mountains',
    draw: (
      <>
        <path d="M-16 6v10m10-10v10m24-10v10m10-10v10" stroke="#d5e3e9" strokeWidth="7" />
        <path
          d="M-38 0q-14-8-4-22 0-18 22-16 12-16 32-4 18-6 24 10 14 8 4 24-8 14-24 8-28 8-54 0z"
          fill="#fff"
        />
        <path d="M40-30q18 0 18 12 0 12-12 10-10-4-10-14z" fill="#c9d9e0" />
      </>
    ),
  },
  kite: {
    x: 322,
    y: 66,
    behind: 'mountains',
    draw: (
      <>
        <path d="M0 22q-30 40-8 84" fill="none" stroke="#7a8b94" strokeWidth="2" />
        <path d="M0-34l22 24L0 24-22-10z" fill="#ff7d52" />
        <path d="M0-34l22 24H-22z" fill="#ffc83d" />
        <path d="M0-34v58m-22-34h44" stroke="#8a4a2a" strokeWidth="2" />
        <path d="M-8 44l-12-5v10zm0 0l12-5v10z" fill="#4fb3e3" />
      </>
    ),
  },
  balloon: {
    x: 574,
    y: 92,
    behind: 'mountains',
    draw: (
      <>
        <path d="M-8-14l-8-18m24 18l8-18" stroke="#8a5a34" strokeWidth="2.500" />
        <path d="M-10-14h20v14q-10 4-20 0z" fill="#b07a45" />
        <path d="M-16-32q-22-20-18-40 6-26 34-26t34 26q4 20-18 40z" fill="#e8554a" />
        <path d="M-7-32q-16-34 0-66h14q16 32 0 66z" fill="#ffe0a3" />
      </>
    ),
    glow: <path d="M-7-32q-16-34 0-66h14q16 32 0 66z" fill="#ffd76a" opacity=".5" />,
  },
  rainbow: {
    x: 226,
    y: 210,
    behind: 'mountains',
    draw: (
      <g fill="none" strokeWidth="9" opacity=".7">
        {COLOURS.map((color, i) => (
          <circle key={color} r={220 - i * 9} stroke={color} />
        ))}
      </g>
    ),
  },
  waterfall: {
    x: 196,
    y: 166,
    behind: 'meadow',
    draw: (
      <>
        <path d="M-9-76h18q2 40 10 76h-38q8-36 10-76z" fill="#9fd8ea" />
        <path
          d="M-3-70q0 34-6 66m12-60q0 30 6 58"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M-28 2q6-10 14-4 8-10 18-2 12-6 18 6z" fill="#fff" opacity=".9" />
      </>
    ),
  },
  snowman: {
    x: 572,
    y: 142,
    behind: 'meadow',
    draw: (
      <>
        <ellipse rx="36" ry="7" fill="#fff" />
        <circle cy="-13" r="16" fill="#fff" stroke="#d5e3ea" strokeWidth="2" />
        <circle cy="-38" r="12" fill="#fff" stroke="#d5e3ea" strokeWidth="2" />
        <path d="M-10-48h20m-6 0v-12h-8v12z" fill="#3a4048" stroke="#3a4048" strokeWidth="3" />
        <path d="M0-37l14 3-14 2z" fill="#ff8a3c" />
        <path d="M-4-41h.1m8-.1h.1" stroke="#2b1b14" strokeWidth="4" strokeLinecap="round" />
        <path d="M-11-27q11 7 22 0l5 12" fill="none" stroke="#00735c" strokeWidth="5" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
