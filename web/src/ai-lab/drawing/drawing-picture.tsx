import { DRAWING_SIDE } from '@codivia/runners/models/drawing-features';
import { useEffect, useRef } from 'react';

/** A drawing as a model sees it: 28 × 28 grey points on white paper. */
export function DrawingPicture({ points, label }: { points: readonly number[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(DRAWING_SIDE, DRAWING_SIDE);
    points.forEach((ink, i) => {
      image.data.set([16, 33, 31, Math.round(ink * 255)], i * 4);
    });
    context.putImageData(image, 0, 0);
  }, [points]);
  return (
    <canvas
      ref={canvas}
      width={DRAWING_SIDE}
      height={DRAWING_SIDE}
      role="img"
      aria-label={label}
      className="size-full rounded-lg border border-line bg-white [image-rendering:pixelated]"
    />
  );
}
