import type { Thing } from './thing.ts';

const WOOD = '#b07a45';
const WOOD_DARK = '#8a5a34';

/** The things that somebody has put there. */
export const BUILT = {
  signpost: {
    x: 120,
    y: 348,
    draw: (
      <>
        <path d="M-4 0v-66h8V0z" fill={WOOD_DARK} />
        <path d="M-20-62h42l12 10-12 10h-42z" fill={WOOD} />
        <path d="M-12-52h24" stroke="#fff3dc" strokeWidth="4" strokeLinecap="round" />
        <path d="M24-38h-42l-10 8 10 8h42z" fill="#c48d56" />
        <path d="M-12-30h16" stroke="#fff3dc" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  bench: {
    x: 386,
    y: 346,
    draw: (
      <>
        <path d="M-34 0v-18m68 18v-18" stroke={WOOD_DARK} strokeWidth="6" />
        <path d="M-42-22h84v7h-84zm2-22h80v7h-80zm0 11h80v6h-80z" fill={WOOD} />
        <path d="M-32-18v-26m64 26v-26" stroke={WOOD_DARK} strokeWidth="5" />
      </>
    ),
  },
  pond: {
    x: 515,
    y: 352,
    draw: (
      <>
        <ellipse rx="72" ry="22" fill="#7fc4d8" stroke="#6aa877" strokeWidth="4" />
        <path d="M-40-6h26m26 14h34" stroke="#c8ecf4" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  hive: {
    x: 276,
    y: 292,
    draw: (
      <>
        <path d="M-15 0v-6m30 6v-6" stroke={WOOD_DARK} strokeWidth="5" />
        <path d="M-20-6q-8-36 20-40 28 4 20 40z" fill="#eab54a" />
        <path d="M-21-18h42m-39-12h36" stroke="#c98f28" strokeWidth="3.500" />
        <circle cy="-13" r="5" fill="#5b3a1c" />
        <path
          d="M28-34h.1M40-24h.1M34-46h.1"
          stroke="#3a2a12"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M28-39l3-4m9-14l3 4m1 20l3-4" stroke="#fff" strokeWidth="3.500" />
      </>
    ),
  },
  hut: {
    x: 586,
    y: 222,
    draw: (
      <>
        <path d="M-34 0v-38h68V0z" fill="#a8703f" />
        <path d="M-34-8h68m-68-10h68m-68-10h68" stroke={WOOD_DARK} strokeWidth="2" />
        <path d="M18-58v-18h10v24z" fill="#8c8c90" />
        <path d="M-44-34L0-70l44 36z" fill="#c4473a" />
        <path d="M-24 0v-26h16V0z" fill="#6d4423" />
        <path d="M6-28h18v16H6z" fill="#cfe6ea" stroke="#fff3dc" strokeWidth="3" />
      </>
    ),
    glow: (
      <>
        <circle cx="15" cy="-20" r="30" fill="#ffd76a" opacity=".2" />
        <path d="M6-28h18v16H6z" fill="#ffd76a" />
        <path d="M15-28v16m-9-8h18" stroke="#8a5a34" strokeWidth="2" />
      </>
    ),
  },
  tent: {
    x: 160,
    y: 222,
    draw: (
      <>
        <path d="M-46 0L0-58 46 0z" fill="#f2a23c" />
        <path d="M0-58L46 0H16z" fill="#d9822a" />
        <path d="M0-46L-14 0h28z" fill="#6d3f1e" />
        <path d="M0-58l-5-8m5 8l5-8" stroke={WOOD_DARK} strokeWidth="3" />
      </>
    ),
    glow: <path d="M0-46L-14 0h28z" fill="#ffd76a" opacity=".75" />,
  },
  windmill: {
    x: 32,
    y: 190,
    draw: (
      <>
        <path d="M-16 0l6-54h20l6 54z" fill="#f6ecdc" />
        <path d="M-13-52q13-20 26 0z" fill="#c4473a" />
        <path d="M-5 0v-14h10V0z" fill={WOOD_DARK} />
        <g transform="translate(0 -52) rotate(24)">
          <path
            d="M0 0v-38h10v26zm0 0h38v10H12zm0 0v38h-10V12zm0 0h-38v-10h26z"
            fill="#e4d3b2"
            stroke={WOOD_DARK}
            strokeWidth="2.500"
          />
        </g>
      </>
    ),
    glow: <circle cy="-30" r="5" fill="#ffd76a" />,
  },
  telescope: {
    x: 458,
    y: 208,
    draw: (
      <>
        <path d="M0-24L-16 0m16-24L16 0m-16-24V2" stroke="#5a5f69" strokeWidth="4.500" />
        <g transform="translate(0 -28) rotate(-32)">
          <path d="M-28-6h30v12h-30z" fill="#2f6f8f" />
          <path d="M2-9h28V9H2z" fill="#3d86a8" />
          <path d="M28-11h6v22h-6z" fill="#ffc83d" />
        </g>
      </>
    ),
  },
  pennants: {
    x: 420,
    y: 152,
    draw: (
      <>
        <path d="M-80 4v-66m160 66v-66" stroke={WOOD_DARK} strokeWidth="4.500" />
        <path d="M-80-60q80 34 160 0" fill="none" stroke="#6d5a48" strokeWidth="2.500" />
        <path d="M-72-57l19 6-13 15z" fill="#ff7d52" />
        <path d="M-46-49l20 3-12 16z" fill="#ffc83d" />
        <path d="M-10-44h20l-10 17z" fill="#a58be0" />
        <path d="M26-46l20-3-8 19z" fill="#4fb3e3" />
        <path d="M53-51l19-6-6 21z" fill="#3fb98f" />
      </>
    ),
  },
  flag: {
    x: 440,
    y: 46,
    behind: 'meadow',
    draw: (
      <>
        <path d="M0 4v-46" stroke="#5a5f69" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M2-42q14-6 22 0t22-1v24q-14 6-22 0t-22 0z" fill="#00735c" />
        <path d="M17-36l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="#ffc83d" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
