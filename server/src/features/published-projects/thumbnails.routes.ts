import * as contract from '@codivia/contract/api/published-projects';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as thumbnails from './thumbnails.service.ts';

/** Rate limit of pictures: more than anybody takes by hand. */
const THUMBNAILS: RouteLimit = { name: 'thumbnails', per: 'user', limit: 60, seconds: 60 * 60 };

const REMOVED = { message: { fr: 'L’image est supprimée.', en: 'The picture is deleted.' } };

/** Browsers keep the picture, and check each time that it is still there: a closed page has no picture. */
const CACHED = 'private, no-cache';
/** The answer can only be used as a picture. */
const FOR_PICTURES = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves the pictures of published projects. */
export async function thumbnailRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, contract.readThumbnail, async ({ params, request, reply }) => {
    const { type, etag, bytes } = await thumbnails.readThumbnail(deps, params.id);
    reply.headers({ etag, 'cache-control': CACHED, 'content-security-policy': FOR_PICTURES });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(type).header('content-disposition', 'inline').send(bytes);
  });

  serve(app, contract.deleteThumbnail, async ({ user, params }) => {
    await thumbnails.deleteThumbnail(deps, user.id, params.id);
    return REMOVED;
  });

  // An upload is read as bytes regardless of its content type: its bytes decide about the format.
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    serve(
      uploads,
      contract.saveThumbnail,
      { bodyLimit: contract.THUMBNAIL_MAX_BYTES, limit: THUMBNAILS },
      ({ user, params, body }) => thumbnails.saveThumbnail(deps, user, params.id, body),
    );
  });
}
