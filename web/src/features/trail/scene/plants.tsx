import type { Thing } from './thing.ts';

const LEAF = '#3f8f5b';
const TRUNK = '#8a5a34';

const daisy = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0v20" stroke={LEAF} strokeWidth="3" />
    <path
      d="M0-8v16M-8 0h16M-5.500-5.500l11 11m0-11l-11 11"
      stroke="#fff"
      strokeWidth="5.500"
      strokeLinecap="round"
    />
    <circle r="4" fill="#ffc83d" />
  </g>
);

const poppy = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0v24" stroke={LEAF} strokeWidth="3" />
    <path d="M-11-3a11 10 0 0 1 22 0q-2 10-11 10t-11-10z" fill="#e8482f" />
    <circle cy="1" r="3.500" fill="#35211c" />
  </g>
);

const mushroom = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-7 0q2-10 0-20h14q-2 10 0 20z" fill="#fff3dc" />
    <path d="M-20-17a20 19 0 0 1 40 0q-20 6-40 0z" fill="#e2502f" />
    <circle cx="-9" cy="-23" r="3.500" fill="#fff" />
    <circle cx="4" cy="-28" r="4" fill="#fff" />
    <circle cx="11" cy="-20" r="3" fill="#fff" />
  </g>
);

const sunflower = (x: number, y: number, height: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={`M0 0v${height}m0-14q10-2 13-10m-13 20q-10-2-13-10`}
      fill="none"
      stroke={LEAF}
      strokeWidth="3.500"
    />
    <circle r="14" fill="#ffc83d" stroke="#f2a900" strokeWidth="3" strokeDasharray="4 3" />
    <circle r="7" fill="#6d4423" />
  </g>
);

/** The plants beside the path. */
export const PLANTS = {
  daisies: {
    x: 165,
    y: 388,
    draw: (
      <>
        {daisy(-18, -18)}
        {daisy(2, -26)}
        {daisy(21, -16)}
      </>
    ),
  },
  mushrooms: {
    x: 27,
    y: 338,
    draw: (
      <>
        {mushroom(-4, 0, 1)}
        {mushroom(17, 3, 0.62)}
      </>
    ),
  },
  fir: {
    x: 88,
    y: 268,
    draw: (
      <>
        <path d="M-5 0v-22h10V0z" fill={TRUNK} />
        <path d="M0-118l24 40H13l22 32H18l20 30h-76l20-30h-17l22-32h-11z" fill="#2f7d5b" />
        <path d="M0-118l24 40H13l22 32H18l20 30H0z" fill="#276b4e" />
      </>
    ),
  },
  berries: {
    x: 612,
    y: 392,
    draw: (
      <>
        <path d="M-38 0q-8-24 14-30 4-22 26-18 20-6 24 16 20 10 8 32z" fill="#4d9e62" />
        {[-22, -8, 8, 22, 0].map((x, i) => (
          <circle key={x} cx={x} cy={i % 2 ? -12 : -26} r="4.500" fill="#c8325a" />
        ))}
      </>
    ),
  },
  tree: {
    x: 612,
    y: 338,
    draw: (
      <>
        <path d="M-6 0q3-20 0-48h12q-3 28 0 48z" fill={TRUNK} />
        <path d="M-34-44q-16-26 8-38 2-28 30-24 28-4 30 24 20 14 4 38-34 14-72 0z" fill="#57ab63" />
        <path d="M4-106q28-4 30 24 20 14 4 38-16 7-34 7 26-24 0-69z" fill="#479657" />
      </>
    ),
  },
  poppies: {
    x: 404,
    y: 388,
    draw: (
      <>
        {poppy(-20, -20)}
        {poppy(0, -30)}
        {poppy(20, -22)}
      </>
    ),
  },
  sunflowers: {
    x: 532,
    y: 214,
    draw: (
      <>
        {sunflower(-10, -46, 46)}
        {sunflower(16, -62, 62)}
      </>
    ),
  },
} satisfies Record<string, Thing>;
