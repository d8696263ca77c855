import { createPreview, type PreviewPlace } from '../preview/create-preview.ts';
import type { Preview } from '../preview/preview.ts';
import { previewPage } from './preview-page.ts';
import type { WebProgram } from './web-program.ts';

/** What a web frame is given to run. */
export interface PreparedPage {
  page: string;
}

/** Previews of web pages. */
export function createWebPreview(place: PreviewPlace): Preview<WebProgram> {
  return createPreview(
    place,
    (program: WebProgram): PreparedPage => ({
      page: previewPage(program),
    }),
  );
}
