import { useEffect, useRef } from 'react';
import { pointsOf, STILL_HEIGHT, STILL_WIDTH, type Still } from './still.ts';

/** Shows the still of a work. It is nothing to screen readers: the work is named beside it. */
export function StillPicture({ still, className }: { still: Still; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new ImageData(pointsOf(still), STILL_WIDTH, STILL_HEIGHT);
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [still]);
  return <canvas ref={canvas} width={STILL_WIDTH} height={STILL_HEIGHT} className={className} />;
}
