import type { ExampleName } from '@codivia/contract/programs/examples';
import type { ReactNode } from 'react';

const GREEN = '#4fe3b0';
const GOLD = '#ffc83d';
const CORAL = '#ff7d52';
const LIGHT = '#eaf3f0';
const SHADE = '#24383c';

const SNAKE = (
  <>
    <path
      d="M50 130h70a20 20 0 0 0 20-20V80a20 20 0 0 1 20-20h40"
      fill="none"
      stroke={GREEN}
      strokeWidth="22"
      strokeLinecap="round"
    />
    <circle cx="203" cy="55" r="3.5" fill="#10211f" />
    <circle cx="203" cy="66" r="3.5" fill="#10211f" />
    <circle cx="262" cy="61" r="13" fill={CORAL} />
    <path d="M262 48q2-10 12-10q0 9-12 10z" fill="#74e096" />
  </>
);

const PONG = (
  <>
    <path d="M160 15v150" stroke={SHADE} strokeWidth="5" strokeDasharray="13 13" />
    <rect x="30" y="55" width="12" height="60" rx="6" fill={GREEN} />
    <rect x="278" y="85" width="12" height="60" rx="6" fill={CORAL} />
    <path d="M120 130 205 78" stroke={GOLD} strokeWidth="14" strokeLinecap="round" opacity="0.2" />
    <circle cx="210" cy="75" r="11" fill={GOLD} />
  </>
);

const REPTILE = (
  <>
    <path
      d="M100 96 80 62M112 102l-4 42M190 78l-8-42M202 82l14 40"
      stroke="#2f8f74"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M30 140C60 90 90 92 120 98S190 72 240 84"
      fill="none"
      stroke={GREEN}
      strokeWidth="10"
      strokeLinecap="round"
    />
    <path
      d="M86 101C110 92 112 97 125 98S190 72 236 83"
      fill="none"
      stroke={GREEN}
      strokeWidth="28"
      strokeLinecap="round"
    />
    <path
      d="M100 98h25S190 72 225 80"
      fill="none"
      stroke={GOLD}
      strokeWidth="5"
      strokeDasharray="1 14"
      strokeLinecap="round"
    />
    <circle cx="240" cy="76" r="5.5" fill={LIGHT} />
    <circle cx="241" cy="92" r="5.5" fill={LIGHT} />
    <circle cx="242" cy="76" r="2.5" fill="#10211f" />
    <circle cx="243" cy="92" r="2.5" fill="#10211f" />
    <circle cx="285" cy="52" r="14" fill={GOLD} opacity="0.25" />
    <circle cx="285" cy="52" r="5" fill={GOLD} />
  </>
);

const TASK_LIST = [52, 90, 128].map((y, i) => (
  <g key={y}>
    <rect
      x="70"
      y={y - 11}
      width="22"
      height="22"
      rx="6"
      fill={i === 0 ? GREEN : 'none'}
      stroke={GREEN}
      strokeWidth="3"
    />
    <rect
      x="108"
      y={y - 5}
      width={i === 1 ? 140 : 110}
      height="10"
      rx="5"
      fill={i === 0 ? SHADE : LIGHT}
    />
    {i === 0 && (
      <path
        d="m75 52 5 6 9-11"
        fill="none"
        stroke="#10211f"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    )}
  </g>
));

const KEYS = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));
const CALCULATOR = (
  <>
    <rect x="95" y="14" width="130" height="152" rx="16" fill={SHADE} />
    <rect x="107" y="26" width="106" height="32" rx="8" fill="#081012" />
    <path d="M150 42h14m10-3h14m-14 7h14" stroke={GREEN} strokeWidth="4" strokeLinecap="round" />
    {KEYS.map(({ row, column }) => (
      <rect
        key={`${row} ${column}`}
        x={107 + column * 28}
        y={68 + row * 30}
        width="22"
        height="23"
        rx="6"
        fill={column === 3 ? GOLD : LIGHT}
        opacity={column === 3 ? 1 : 0.85}
      />
    ))}
  </>
);

const PICTURES: Record<ExampleName, ReactNode> = {
  'snake-game': SNAKE,
  'pong-game': PONG,
  reptile: REPTILE,
  'todo-app': TASK_LIST,
  calculator: CALCULATOR,
};

/** A drawing of an example, for its card. */
export function ExamplePicture({ name }: { name: ExampleName }) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="w-full bg-night">
      {PICTURES[name]}
    </svg>
  );
}
