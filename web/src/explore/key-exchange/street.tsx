import { type KeyExchangeState, mixture } from '@codivia/contract/explorables/key-exchange';
import { useTranslation } from '../../lib/i18n.ts';
import { Drawing } from '../kit/drawing.tsx';

/** A pot of paint with what is in it written below. */
function Pot({ x, y, paints }: { x: number; y: number; paints: readonly string[] }) {
  const { t } = useTranslation('key-exchange');
  return (
    <g className="moves" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path
        d="M-24 -16L-19 20Q0 27 19 20L24 -16Z"
        fill={mixture(paints)}
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      <ellipse
        cy={-16}
        rx={24}
        ry={7}
        fill={mixture(paints)}
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      {paints.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same paint may be in it twice.
        <text key={i} y={41 + i * 16} textAnchor="middle" style={{ fontSize: 15 }}>
          {`${i > 0 ? '+ ' : ''}${t(`paints.${name as 'red'}`)}`}
        </text>
      ))}
    </g>
  );
}

/** Two houses, and between them the open street, on which all can see what passes. */
export function Street({ state: { shared, hers, his, step } }: { state: KeyExchangeState }) {
  const { t } = useTranslation('key-exchange');
  const crossed = step >= 2;
  return (
    <Drawing width={340} height={330}>
      <rect
        x={0}
        y={0}
        width={108}
        height={330}
        rx={10}
        fill="var(--color-surface)"
        stroke="var(--data-1)"
        strokeWidth={2}
      />
      <rect
        x={232}
        y={0}
        width={108}
        height={330}
        rx={10}
        fill="var(--color-surface)"
        stroke="var(--data-5)"
        strokeWidth={2}
      />
      {(
        [
          [54, 'hers'],
          [170, 'street'],
          [286, 'his'],
        ] as const
      ).map(([x, name]) => (
        <text key={name} x={x} y={24} textAnchor="middle" style={{ fontWeight: 700 }}>
          {t(`places.${name}`)}
        </text>
      ))}
      <Pot x={54} y={62} paints={[hers]} />
      <Pot x={170} y={62} paints={[shared]} />
      <Pot x={286} y={62} paints={[his]} />
      {step >= 1 && (
        <>
          <Pot x={crossed ? 198 : 54} y={152} paints={[shared, hers]} />
          <Pot x={crossed ? 142 : 286} y={crossed ? 242 : 152} paints={[shared, his]} />
        </>
      )}
      {step >= 3 && (
        <>
          <Pot x={54} y={242} paints={[shared, his, hers]} />
          <Pot x={286} y={242} paints={[shared, hers, his]} />
        </>
      )}
    </Drawing>
  );
}
