/** So many characters fit into a box at full size. */
const FITTING = 6;

type Props = {
  name: string;
  /** The content as it is written; null before the box exists. */
  value: string | null;
  /** The content that has just been replaced. */
  gone: string | null;
  /** Tells that the present line has filled it, or has read it. */
  role: 'filled' | 'read' | null;
};

const OUTLINES = { filled: 'var(--data-2)', read: 'var(--data-1)' };

/** A box of cardboard with a name. The content that was replaced hovers above it. */
export function Box({ name, value, gone, role }: Props) {
  const line = {
    fill: 'var(--color-surface)',
    stroke: role ? OUTLINES[role] : 'var(--color-edge)',
    strokeWidth: role ? 4 : 2,
    strokeDasharray: value === null ? '5 5' : undefined,
    strokeLinejoin: 'round' as const,
  };
  const size = 26 * Math.min(1, FITTING / (value ?? '').length);
  return (
    <li className="grid w-18 justify-items-center sm:w-20">
      <svg viewBox="0 0 104 112" aria-hidden="true">
        {gone !== null && (
          <text
            x={52}
            y={18}
            textAnchor="middle"
            textDecoration="line-through"
            style={{ fontSize: 20 }}
          >
            {gone}
          </text>
        )}
        <g {...line}>
          <path d="M12 46 2 28H40L50 46M92 46 102 28H64L54 46" />
          <rect x={12} y={46} width={80} height={62} rx={4} />
        </g>
        <text
          x={52}
          y={77 + size / 3}
          textAnchor="middle"
          style={{ fontSize: size, fontWeight: 700, fontFamily: 'var(--font-mono)' }}
        >
          {value}
        </text>
      </svg>
      <code className="max-w-full rounded bg-surface px-2 font-bold">{name}</code>
      <span className="sr-only">{value ?? '–'}</span>
    </li>
  );
}
