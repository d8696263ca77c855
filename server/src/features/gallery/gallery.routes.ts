import * as contract from '@codivia/contract/api/gallery';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as gallery from './gallery.service.ts';

/** Serves the published projects that the team has selected. */
export function galleryRoutes(app: FastifyInstance, deps: gallery.GalleryDeps): void {
  serve(app, contract.listGallery, ({ query }) => gallery.listGallery(deps, query));
}
