const COLOURS = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)'];

/** The colour of a kind, counted from 0. */
export const colourOf = (kind: number): string => COLOURS[kind % COLOURS.length] ?? '';

type Props = {
  /** The number of the kind, from 0: discs, squares and triangles. */
  kind: number;
  x?: number;
  y?: number;
  size?: number;
  /** Only its outline. */
  hollow?: boolean;
};

/** A mark whose shape and colour tell of which kind something is. */
export function Mark({ kind, x = 0, y = 0, size = 8, hollow = false }: Props) {
  const colour = colourOf(kind);
  const style = {
    fill: hollow ? 'var(--color-surface)' : colour,
    stroke: hollow ? colour : 'var(--color-surface)',
    strokeWidth: 2,
  };
  if (kind === 0) return <circle cx={x} cy={y} r={size} {...style} />;
  if (kind === 1) {
    const side = size * 1.8;
    return <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx={2} {...style} />;
  }
  const [wide, high] = [size * 1.15, size * 1.1];
  return <path d={`M ${x} ${y - high} l ${wide} ${high * 1.9} h ${-2 * wide} z`} {...style} />;
}

/** A mark with its name, in a legend. */
export function NamedMark({
  kind,
  name,
  hollow = false,
}: {
  kind: number;
  name: string;
  hollow?: boolean;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="-12 -12 24 24" className="size-5" aria-hidden="true">
        <Mark kind={kind} hollow={hollow} />
      </svg>
      {name}
    </span>
  );
}
