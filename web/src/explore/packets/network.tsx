import { type Flight, ROUTES } from '@codivia/contract/explorables/packets';
import { Drawing } from '../kit/drawing.tsx';

const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  S: [24, 100],
  A: [112, 36],
  B: [228, 36],
  C: [170, 100],
  D: [94, 164],
  E: [170, 178],
  F: [246, 164],
  R: [316, 100],
};
const placeOf = (node: string): readonly [number, number] => PLACES[node] ?? [0, 0];

type Props = { flights: readonly Flight[]; step: number; ends: { from: string; to: string } };

/** A packet around (0, 0), with its number or a sign. */
function Packet({ name, isGone = false }: { name: string | number; isGone?: boolean }) {
  return (
    <>
      <rect
        x={-14}
        y={-12}
        width={28}
        height={24}
        rx={4}
        fill={isGone ? 'var(--data-2)' : 'var(--color-joy)'}
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      <text
        y={6}
        textAnchor="middle"
        fontWeight={700}
        style={{ fill: isGone ? 'var(--color-surface)' : 'var(--color-on-joy)' }}
      >
        {name}
      </text>
    </>
  );
}

/** Routers between a sender and a receiver, the packets that are under way, and the pile of those that wait. */
export function Network({ flights, step, ends }: Props) {
  const [left, middle] = placeOf('S');
  const all = new Set(flights.map(({ packet }) => packet));
  const waiting = [...all].filter((packet) => packet > step || step === 0);
  const shown = flights
    .map((flight, index) => ({ ...flight, index }))
    .filter(({ start, end }) => start <= step && step <= end && step > 0);
  return (
    <Drawing width={340} height={206}>
      <g aria-hidden="true">
        {ROUTES.map((route) => (
          <polyline
            key={route}
            points={[...route].map((node) => placeOf(node).join(',')).join(' ')}
            fill="none"
            stroke="var(--color-edge)"
            strokeWidth={2}
            strokeDasharray="3 5"
          />
        ))}
        {Object.entries(PLACES).map(([node, [x, y]]) =>
          node === 'S' || node === 'R' ? (
            <g key={node}>
              <rect
                x={x - 20}
                y={y - 26}
                width={40}
                height={52}
                rx={7}
                fill="var(--color-surface)"
                stroke="var(--data-1)"
                strokeWidth={3}
              />
              <text
                x={node === 'S' ? 4 : 336}
                y={y + 46}
                textAnchor={node === 'S' ? 'start' : 'end'}
                fontWeight={700}
              >
                {node === 'S' ? ends.from : ends.to}
              </text>
            </g>
          ) : (
            <circle
              key={node}
              cx={x}
              cy={y}
              r={20}
              fill="var(--color-surface)"
              stroke="var(--color-edge)"
              strokeWidth={2}
            />
          ),
        )}
        {waiting
          .map((packet, place) => (
            <g key={packet} transform={`translate(${left} ${middle + 10 - 4 * place})`}>
              <Packet name={packet + 1} />
            </g>
          ))
          .toReversed()}
        {shown.map(({ index, packet, start, end, route, isLost }) => {
          const [x, y] = placeOf(route[step - start] ?? 'R');
          const isGone = isLost && step === end;
          return (
            <g key={index} className="moves" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <Packet name={isGone ? '✗' : packet + 1} isGone={isGone} />
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
