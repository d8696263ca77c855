import { createPreview, type PreviewPlace } from '../preview/create-preview.ts';
import type { Preview } from '../preview/preview.ts';
import type { P5Program } from './game-program.ts';

/** Previews of p5 sketches. */
export function createP5Preview(place: PreviewPlace): Preview<P5Program> {
  return createPreview(place, async () => (await import('./prepare-sketch.ts')).prepareSketch);
}
