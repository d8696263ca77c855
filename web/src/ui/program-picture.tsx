import type { ProgramKind } from '@codivia/contract/programs/program';
import type { ReactNode } from 'react';

const COLOURS = ['#4fe3b0', '#ffc83d', '#ff7d52', '#8ab8ff'] as const;
const LIGHT = '#eaf3f0';
const SHADE = '#24383c';

/** Returns figures from 0 to 255 that are always the same for the same id, and different for others. */
function figuresOf(id: string): (index: number) => number {
  return (index) =>
    Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, index + 1) %
    256;
}

type Figure = ReturnType<typeof figuresOf>;

const colour = (figure: number) => COLOURS[figure % COLOURS.length];

/** Lines of a program, indented. */
function program(figure: Figure): ReactNode {
  return Array.from({ length: 6 }, (_, line) => {
    const indent = line === 0 ? 0 : (figure(line) % 3) * 22;
    const first = 26 + (figure(line + 3) % 40);
    const second = 40 + (figure(line + 6) % 90);
    const y = 28 + line * 23;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing never change places
      <g key={line}>
        <rect
          x={34 + indent}
          y={y}
          width={first}
          height="10"
          rx="5"
          fill={colour(figure(line + 9))}
        />
        <rect x={42 + indent + first} y={y} width={second} height="10" rx="5" fill={SHADE} />
      </g>
    );
  });
}

/** The window of a page with a picture and lines. */
function page(figure: Figure): ReactNode {
  const mirrored = figure(1) % 2 === 0;
  const left = mirrored ? 182 : 54;
  const text = mirrored ? 54 : 150;
  return (
    <>
      <rect x="38" y="22" width="244" height="136" rx="12" fill={LIGHT} />
      <path d="M38 46V34a12 12 0 0 1 12-12h220a12 12 0 0 1 12 12v12z" fill={SHADE} />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={56 + dot * 16} cy="34" r="4.5" fill={COLOURS[dot]} />
      ))}
      <rect x={left} y="60" width="84" height="50" rx="8" fill={colour(figure(2))} />
      <circle cx={left + 20 + (figure(3) % 44)} cy="85" r="12" fill={colour(figure(2) + 1)} />
      {[0, 1, 2].map((line) => (
        <rect
          key={line}
          x={text}
          y={62 + line * 19}
          width={60 + (figure(line + 4) % 50)}
          height="9"
          rx="4.5"
          fill={SHADE}
          opacity="0.55"
        />
      ))}
      <rect x="54" y="126" width={70 + (figure(8) % 60)} height="16" rx="8" fill={SHADE} />
    </>
  );
}

/** A ball on its way between blocks and a paddle. */
function game(figure: Figure): ReactNode {
  const x = 70 + (figure(1) % 180);
  const paddle = Math.min(Math.max(x - 60 + (figure(2) % 60), 20), 220);
  return (
    <>
      {Array.from({ length: 12 }, (_, block) => ({ block, gone: figure(block + 3) % 4 === 0 })).map(
        ({ block, gone }) =>
          !gone && (
            <rect
              key={block}
              x={26 + (block % 6) * 46}
              y={22 + Math.floor(block / 6) * 24}
              width="38"
              height="16"
              rx="5"
              fill={colour(figure(block + 7))}
            />
          ),
      )}
      <path
        d={`M${x} 96 ${paddle + 40} 146`}
        stroke={LIGHT}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        opacity="0.6"
      />
      <circle cx={x} cy="92" r="11" fill={LIGHT} />
      <rect x={paddle} y="150" width="80" height="12" rx="6" fill={colour(figure(0))} />
    </>
  );
}

const DRAWINGS = { python: program, web: page, game } as const;

type Props = { id: string; kind: ProgramKind; className: string };

/** A drawing in place of a program's picture, a little different for each program of a kind. Pure decoration. */
export function ProgramPicture({ id, kind, className }: Props) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className={`bg-night ${className}`}>
      {DRAWINGS[kind](figuresOf(id))}
    </svg>
  );
}
