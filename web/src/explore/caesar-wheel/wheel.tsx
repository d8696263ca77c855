import { ALPHABET } from '@codivia/contract/explorables/caesar-wheel';
import { type PointerEvent, useRef } from 'react';
import { Drawing } from '../kit/drawing.tsx';
import { holdPage } from '../kit/hold-page.ts';

const SIZE = 340;
const MIDDLE = SIZE / 2;
const OUTER = 150;
const INNER = 112;
/** The angle of one letter, in degrees. */
const LETTER = 360 / 26;

function Ring({ radius, by = 0, bold = false }: { radius: number; by?: number; bold?: boolean }) {
  return [...ALPHABET].map((letter, i) => {
    const angle = ((i - by) * LETTER * Math.PI) / 180;
    return (
      <text
        key={letter}
        x={MIDDLE + radius * Math.sin(angle)}
        y={MIDDLE - radius * Math.cos(angle) + 6}
        textAnchor="middle"
        style={{ fontSize: 17, fontWeight: bold ? 700 : 400 }}
      >
        {letter}
      </text>
    );
  });
}

/**
 * Two rings of letters: the outer one stands still, the inner one is turned by dragging. A finger on anything else scrolls
 * the page. The slider below turns the ring too.
 */
export function Wheel({ shift, onTurn }: { shift: number; onTurn: (shift: number) => void }) {
  const svg = useRef<SVGSVGElement>(null);
  const from = useRef({ angle: 0, shift: 0 });

  function angleOf({ clientX, clientY }: PointerEvent): number {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return 0;
    const x = clientX - box.left - box.width / 2;
    const y = clientY - box.top - box.height / 2;
    return (Math.atan2(x, -y) * 180) / Math.PI;
  }
  function onPointerDown(event: PointerEvent<SVGGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { angle: angleOf(event), shift };
  }
  function onPointerMove(event: PointerEvent<SVGGElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onTurn(from.current.shift - Math.round((angleOf(event) - from.current.angle) / LETTER));
  }
  return (
    <Drawing ref={svg} width={SIZE} height={SIZE}>
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={168}
        fill="var(--color-surface)"
        stroke="var(--color-edge)"
      />
      <Ring radius={OUTER} />
      <g ref={holdPage} className="handle" {...{ onPointerDown, onPointerMove }}>
        <circle
          cx={MIDDLE}
          cy={MIDDLE}
          r={131}
          fill="var(--color-trail-soft)"
          stroke="var(--data-1)"
          strokeWidth={2}
        />
        <Ring radius={INNER} by={shift} bold />
      </g>
      <circle cx={MIDDLE} cy={MIDDLE} r={90} fill="var(--color-surface)" stroke="var(--data-1)" />
      <text x={MIDDLE} y={MIDDLE - 8} textAnchor="middle" style={{ fontSize: 22, fontWeight: 700 }}>
        {`A → ${ALPHABET[shift] ?? ''}`}
      </text>
      <text
        x={MIDDLE}
        y={MIDDLE + 26}
        textAnchor="middle"
        className="quiet"
        style={{ fontSize: 22 }}
      >
        {`+${shift}`}
      </text>
    </Drawing>
  );
}
