import { createPreview, type PreviewPlace } from '../preview/create-preview.ts';
import type { Preview } from '../preview/preview.ts';
import type { GameProgram } from './game-program.ts';

/** Previews of p5 sketches. */
export function createGamePreview(place: PreviewPlace): Preview<GameProgram> {
  return createPreview(place, async () => (await import('./prepare-sketch.ts')).prepareSketch);
}
