import { generate } from 'lean-qr/nano';

/** White modules that the standard asks for around a code. */
const QUIET_ZONE = 4;

/** Shows a text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  const rows = Array.from({ length: code.size }, (_, row) => row);
  const dark = rows.flatMap((row) =>
    rows.filter((column) => code.get(column, row)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={192}
      height={192}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="h-auto max-w-full justify-self-center rounded-control bg-white"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
