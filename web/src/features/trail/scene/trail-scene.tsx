import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { pictureOf } from '../../../ui/mascot.tsx';
import { Landscape, Mountains, Night, Sky } from './landscape.tsx';
import { sizeAt, type Thing } from './thing.ts';
import { THINGS, thing } from './things.ts';
import { pathOutline, pointAt, stones } from './trail-line.ts';

const PATH = pathOutline();

/** The width of the mascot's picture, and the part of it that is above its feet. */
const PIKO = { width: 200, height: 212, feet: 202 };

type Part = 'draw' | 'glow';
type Shown = Thing & { isNew: boolean };

function put({ x, y, isNew, ...parts }: Shown, part: Part, key: number): ReactNode {
  if (!parts[part]) return null;
  return (
    <g key={key} transform={`translate(${x} ${y}) scale(${sizeAt(y).toFixed(2)})`}>
      <g className={classes(isNew && 'trail-new')}>{parts[part]}</g>
    </g>
  );
}

/** Marks the way that was gone; at night the marks give light. */
function Stones({ state, fill }: { state: number; fill: string }) {
  return (
    <g fill={fill}>
      {stones(state, THINGS.length).map(({ x, y, r }) => (
        <circle key={y} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} />
      ))}
    </g>
  );
}

/** The mascot on its way, above a ring that marks the place also where it is hidden. */
function Piko({ state }: { state: number }) {
  const { x, y } = pointAt((state - 1) / (THINGS.length - 1));
  const size = 0.38 * sizeAt(y);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}>
      <ellipse cy="-6" rx="70" ry="22" fill="#ffc83d" stroke="#fff" strokeWidth="9" />
      <image
        href={pictureOf('walk')}
        x={-PIKO.width / 2}
        y={-PIKO.feet}
        width={PIKO.width}
        height={PIKO.height}
        className="mascot"
      />
    </g>
  );
}

type Props = {
  /** The state, from 1 to 40. */
  state: number;
  /** The state up to which everything was there before. */
  before: number;
};

/** The drawing of the trail in a state: by day where the page is light, else by night. */
export function TrailScene({ state, before }: Props) {
  const shown = THINGS.slice(0, state).map((name, i) => ({
    ...thing(name),
    isNew: i >= before,
  }));
  const meadow = shown.filter(({ behind }) => !behind).toSorted((a, b) => a.y - b.y);
  const layer = (behind: Thing['behind']) =>
    shown
      .filter((one) => one.behind === behind)
      .toSorted((a, b) => b.y - a.y)
      .map((one, i) => put(one, 'draw', i));
  return (
    <>
      <Sky />
      {layer('mountains')}
      <Mountains />
      {layer('meadow')}
      <Landscape />
      <path
        d="M424 148q24-18 8-40t8-58"
        fill="none"
        stroke="#f3e2bd"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray=".1 8"
      />
      <path d={PATH} fill="#f3e2bd" stroke="#dcc08a" strokeWidth="2" strokeLinejoin="round" />
      <Stones state={state} fill="#00735c" />
      {meadow.map((one, i) => put(one, 'draw', i))}
      <Night />
      <g className="trail-lights">
        <Stones state={state} fill="#ffd76a" />
        {shown.map((one, i) => put(one, 'glow', i))}
      </g>
      <Piko state={state} />
    </>
  );
}
