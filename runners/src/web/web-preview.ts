import { createPreview, type PreviewPlace } from '../preview/create-preview.ts';
import type { Preview } from '../preview/preview.ts';
import type { WebProgram } from './web-program.ts';

/** Previews of web pages. */
export function createWebPreview(place: PreviewPlace): Preview<WebProgram> {
  return createPreview(place, async () => (await import('./preview-page.ts')).preparePage);
}
