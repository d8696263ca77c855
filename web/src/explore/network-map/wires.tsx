import type { Network } from '@codivia/contract/explorables/network-map';
import { Drawing } from '../kit/drawing.tsx';

const HEIGHT = 150;

function Wire({ from, to, weight }: { from: number[]; to: number[]; weight: number }) {
  return (
    <path
      className="moves"
      d={`M ${from.join(' ')} L ${to.join(' ')}`}
      stroke={weight < 0 ? 'var(--data-4)' : 'var(--data-5)'}
      strokeWidth={Math.min(9, 0.8 + Math.abs(weight) * 1.3)}
      strokeDasharray={weight < 0 ? '6 4' : undefined}
    />
  );
}

function Cell({ at: [x = 0, y = 0], name }: { at: number[]; name: string }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={15}
        fill="var(--color-surface)"
        stroke="var(--data-3)"
        strokeWidth={2.5}
      />
      <text x={x} y={y + 5} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** The network itself: a weight is a line, thick when it counts a lot, dashed when it counts against. */
export function Wires({ network }: { network: Network }) {
  const inputs = [
    [40, HEIGHT / 2 - 28],
    [40, HEIGHT / 2 + 28],
  ];
  const output = [300, HEIGHT / 2];
  const places = network.hidden.map((_, i) => [
    170,
    HEIGHT / 2 + (i - (network.hidden.length - 1) / 2) * 37,
  ]);
  return (
    <Drawing width={340} height={HEIGHT}>
      <g aria-hidden="true">
        {network.hidden.map((neuron, i) => {
          const to = places[i] ?? [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a neuron is known by its place.
            <g key={i}>
              {inputs.map((from, input) => (
                <Wire key={from[1]} {...{ from, to }} weight={input ? neuron.y : neuron.x} />
              ))}
              <Wire from={to} to={output} weight={neuron.voice} />
            </g>
          );
        })}
        {inputs.map((at, i) => (
          <Cell key={at[1]} at={at} name={i ? 'y' : 'x'} />
        ))}
        {places.map((at, i) => (
          <Cell key={at[1]} at={at} name={String(i + 1)} />
        ))}
        <Cell at={output} name="?" />
      </g>
    </Drawing>
  );
}
