import type { Cut, Leaf } from '@codivia/contract/explorables/decision-tree';
import { Drawing } from '../kit/drawing.tsx';
import { Mark } from '../kit/mark.tsx';

const WIDTH = 340;
const LEVEL = 74;

type Texts = {
  question: (cut: Cut) => string;
  yes: string;
  no: string;
  kinds: readonly string[];
};

function Question({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g>
      <rect
        x={x - 68}
        y={y - 16}
        width={136}
        height={32}
        rx={16}
        fill="var(--color-surface)"
        stroke="var(--data-3)"
        strokeWidth={2}
      />
      <text x={x} y={y + 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The points that arrive in a part, and the answer that it gives. */
function Answer({
  x,
  y,
  leaf,
  kinds,
}: {
  x: number;
  y: number;
  leaf: Leaf;
  kinds: Texts['kinds'];
}) {
  const [first, second] = leaf.counts;
  const answer = first === second ? '?' : kinds[first > second ? 0 : 1];
  return (
    <g>
      <text x={x} y={y + 2} textAnchor="middle" style={{ fontWeight: 700 }}>
        {answer}
      </text>
      <Mark kind={0} x={x - 28} y={y + 18} size={6} />
      <text x={x - 18} y={y + 23}>
        {first}
      </text>
      <Mark kind={1} x={x + 12} y={y + 18} size={6} />
      <text x={x + 21} y={y + 23}>
        {second}
      </text>
    </g>
  );
}

function Branch({
  from,
  to,
  text,
}: {
  from: [number, number];
  to: [number, number];
  text: string;
}) {
  const isLeft = to[0] < from[0];
  return (
    <g>
      <path
        d={`M ${from[0]} ${from[1]} L ${to[0]} ${to[1]}`}
        stroke="var(--color-edge)"
        strokeWidth={2}
      />
      <text
        className="quiet"
        x={(from[0] + to[0]) / 2 + (isLeft ? -12 : 12)}
        y={(from[1] + to[1]) / 2 + 2}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}

/** The cuts as questions: yes leads to the left, no to the right. */
export function Tree({ cuts, leaves, texts }: { cuts: Cut[]; leaves: Leaf[]; texts: Texts }) {
  const depth = cuts.length === 1 ? 1 : 2;
  const placesAt = (level: number) =>
    Array.from({ length: 2 ** level }, (_, i) => (WIDTH * (i + 0.5)) / 2 ** level);
  const y = (level: number) => 20 + level * LEVEL;
  const [root, ...others] = cuts;
  const rows = [root ? [root] : [], others].slice(0, depth);
  return (
    <Drawing width={WIDTH} height={y(depth) + 32}>
      <g aria-hidden="true">
        {rows.map((row, level) =>
          row.map((cut, i) => {
            const x = placesAt(level)[i] ?? 0;
            return (
              <g key={cut.index}>
                {[0, 1].map((side) => (
                  <Branch
                    key={side}
                    from={[x, y(level) + 16]}
                    to={[placesAt(level + 1)[2 * i + side] ?? 0, y(level + 1) - 16]}
                    text={side === 0 ? texts.yes : texts.no}
                  />
                ))}
                <Question x={x} y={y(level)} text={texts.question(cut)} />
              </g>
            );
          }),
        )}
        {leaves.map((leaf, i) => (
          <Answer
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
            key={i}
            x={placesAt(depth)[i] ?? 0}
            y={y(depth)}
            leaf={leaf}
            kinds={texts.kinds}
          />
        ))}
      </g>
    </Drawing>
  );
}
