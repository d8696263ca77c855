import type { Picture } from '@codivia/runners/models/picture-features';

/** Points along a side of the square that a model looks at. */
export const POINTS_SIDE = 32;
/** Points along a side of the copy that people see. */
export const IMAGE_SIDE = 96;

const BYTES = POINTS_SIDE * POINTS_SIDE * 3;
const IMAGE_START = 'data:image/jpeg;base64,';
/** The copy is a few thousand characters long; a picture full of noise may take more. */
const MOST_CHARACTERS = 60_000;

/** A picture as the lab keeps it, scaled down: the original is kept nowhere. */
export type LabPicture = {
  /** A small copy for people, as an address of its data. */
  image: string;
  /** The points that a model looks at: bytes of red, green and blue in base64, row by row. */
  points: string;
  from: 'camera' | 'file';
};

/** Tells whether a value, such as one from the storage of the browser, is a picture of the lab. */
export function isLabPicture(value: unknown): value is LabPicture {
  const { image, points, from } = (value ?? {}) as Partial<Record<keyof LabPicture, unknown>>;
  return (
    typeof image === 'string' &&
    image.startsWith(IMAGE_START) &&
    image.length <= MOST_CHARACTERS &&
    typeof points === 'string' &&
    points.length === (BYTES / 3) * 4 &&
    /^[A-Za-z0-9+/]+$/.test(points) &&
    (from === 'camera' || from === 'file')
  );
}

/** Writes bytes of red, green and blue as the text that is kept. */
export const writePoints = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The points of a picture in rows, as models take them. */
export function pointsOf({ points }: LabPicture): Picture {
  const bytes = atob(points);
  return Array.from({ length: POINTS_SIDE }, (_, row) =>
    Array.from({ length: POINTS_SIDE }, (_, column) => {
      const at = (row * POINTS_SIDE + column) * 3;
      return [bytes.charCodeAt(at), bytes.charCodeAt(at + 1), bytes.charCodeAt(at + 2)] as const;
    }),
  );
}
