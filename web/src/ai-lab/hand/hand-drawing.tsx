import type { HandPoint } from '@codivia/runners/models/hand-features';
import { HandLines } from './hand-lines.tsx';

type Props = {
  /** Null draws nothing. */
  points: readonly HandPoint[] | null;
  label: string;
  /** The width of the bones, as a part of the picture's. */
  width: number;
};

/** The hand that was found, drawn over the picture of the camera. */
export function HandDrawing({ points, label, width }: Props) {
  return (
    points && (
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 1 1"
        className="absolute inset-0 size-full text-white [filter:drop-shadow(0_0_2px_black)]"
      >
        <HandLines points={points} width={width} />
      </svg>
    )
  );
}
