import { IMAGE_SIDE, type LabPicture, POINTS_SIDE, writePoints } from './lab-picture.ts';

/** Points of the copy along the side of one point that a model looks at. */
const SCALE = IMAGE_SIDE / POINTS_SIDE;

/** The means of the fields of a square of red, green, blue and opacity, as red, green and blue. */
export function meansOf(data: Uint8ClampedArray): Uint8Array {
  const means = new Uint8Array(POINTS_SIDE * POINTS_SIDE * 3);
  for (let i = 0; i < means.length; i++) {
    const [field, colour] = [Math.floor(i / 3), i % 3];
    const [top, left] = [Math.floor(field / POINTS_SIDE) * SCALE, (field % POINTS_SIDE) * SCALE];
    let sum = 0;
    for (let at = 0; at < SCALE * SCALE; at++) {
      const place = (top + Math.floor(at / SCALE)) * IMAGE_SIDE + left + (at % SCALE);
      sum += data[place * 4 + colour] ?? 0;
    }
    means[i] = Math.round(sum / (SCALE * SCALE));
  }
  return means;
}

/** A picture of so many points that can be drawn. */
export interface Source {
  drawn: CanvasImageSource;
  width: number;
  height: number;
  isMirrored?: boolean;
}

/** Draws the square in the middle of a picture small; what is transparent is white. */
export function shrinkPicture(
  { drawn, width, height, isMirrored = false }: Source,
  from: LabPicture['from'],
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): LabPicture {
  canvas.width = IMAGE_SIDE;
  canvas.height = IMAGE_SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is nothing to draw with');
  context.fillStyle = 'white';
  context.fillRect(0, 0, IMAGE_SIDE, IMAGE_SIDE);
  context.imageSmoothingQuality = 'high';
  if (isMirrored) context.setTransform(-1, 0, 0, 1, IMAGE_SIDE, 0);
  const side = Math.min(width, height);
  const place = [(width - side) / 2, (height - side) / 2, side, side] as const;
  context.drawImage(drawn, ...place, 0, 0, IMAGE_SIDE, IMAGE_SIDE);
  const { data } = context.getImageData(0, 0, IMAGE_SIDE, IMAGE_SIDE);
  return { image: canvas.toDataURL('image/jpeg', 0.8), points: writePoints(meansOf(data)), from };
}
