import {
  bitsOf,
  HASH_BITS,
  HASH_TEXT_MAX,
  type HashChangeOptions,
  type HashChangeState,
  hashChange,
  hashStart,
} from '@codivia/contract/explorables/hash-change';
import { useTranslation } from '../../lib/i18n.ts';
import { Input } from '../../ui/input.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Drawing } from '../kit/drawing.tsx';
import { Figure } from '../kit/figure.tsx';

export const explorable = hashChange;

const CELL = 18;
const SIDE = 8;

/** The bits of a hash as squares. Those that differ from `than` carry a dot. */
function Bits({ x, bits, than }: { x: number; bits: boolean[]; than: boolean[] }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {bits.map((bit, i) => {
        const place = { x: (i % SIDE) * CELL, y: Math.floor(i / SIDE) * CELL };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bit is its place.
          <g key={i}>
            <rect
              {...place}
              className="moves"
              width={CELL - 2}
              height={CELL - 2}
              rx={3}
              fill={bit ? 'var(--data-5)' : 'var(--color-surface)'}
              stroke="var(--color-edge)"
            />
            {bit !== than[i] && (
              <circle
                cx={place.x + CELL / 2 - 1}
                cy={place.y + CELL / 2 - 1}
                r={4.5}
                fill="var(--data-2)"
                stroke="var(--color-surface)"
                strokeWidth={1.5}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Two texts with their hashes as squares: the smallest change of a text changes about half of the bits. */
export function View({ options, state, change }: ViewProps<HashChangeOptions, HashChangeState>) {
  const { t } = useTranslation('hash-change');
  const [first, second] = [hashStart(state.first), hashStart(state.second)];
  const { changed, same } = hashChange.measure(options, state);
  const set = (part: Partial<HashChangeState>) => change({ ...state, ...part });
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={same ? t('same') : t('changed', { count: Number(changed), bits: HASH_BITS })}
      onReset={() => change(hashChange.start(options))}
      controls={(['first', 'second'] as const).map((name) => (
        <div key={name} className="min-w-40 flex-1">
          <Input
            label={t(name)}
            value={state[name]}
            maxLength={HASH_TEXT_MAX}
            autoComplete="off"
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </div>
      ))}
    >
      <Drawing width={340} height={176}>
        <Bits x={8} bits={bitsOf(first)} than={bitsOf(first)} />
        <Bits x={188} bits={bitsOf(second)} than={bitsOf(first)} />
        {[first, second].map((hash, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second.
            key={i}
            x={79 + 180 * i}
            y={166}
            textAnchor="middle"
            style={{ fontFamily: 'var(--font-mono)', fontSize: 15 }}
          >
            {hash}
          </text>
        ))}
      </Drawing>
      <p className="text-center text-muted text-sm">{t('part')}</p>
    </Figure>
  );
}
