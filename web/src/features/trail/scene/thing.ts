import type { ReactNode } from 'react';

/** A thing of the picture. It stands with its origin on the ground; a unit is a 640th of the picture's width. */
export interface Thing {
  x: number;
  y: number;
  draw: ReactNode;
  /** The light that it gives at night. */
  glow?: ReactNode;
  /** Its layer, unless it stands in the meadow: before the sky, or before the mountains. */
  behind?: 'mountains' | 'meadow';
}

/** The size of what stands at a height of the picture: what is further up is further away. */
export const sizeAt = (y: number): number => 0.72 + (0.5 * (Math.max(y, 150) - 150)) / 250;
