import * as contract from '@codivia/contract/api/admin-media';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { MediaNotFound, PictureRefused, PictureTooLarge } from './media.errors.ts';
import * as media from './media.service.ts';
import { hashOfAddress } from './media-address.ts';
import { publish, sendMedia } from './send-media.ts';
import { takeBytes } from './take-bytes.ts';

/** The content of a hash never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the pictures of the panel, and every stored content to anyone. */
export async function mediaRoutes(app: FastifyInstance, deps: media.MediaDeps): Promise<void> {
  serve(app, contract.listPictures, ({ query }) => media.listPictures(deps, query));

  serve(app, contract.describePicture, ({ params, body }) =>
    media.describePicture(deps, params.hash, body),
  );

  await takeBytes(app, PictureTooLarge, (uploads) => {
    serve(
      uploads,
      contract.uploadPicture,
      { bodyLimit: contract.PICTURE_MAX_BYTES },
      ({ user, body }) => {
        if (!Buffer.isBuffer(body)) throw PictureRefused();
        return media.uploadPicture(deps, user.id, body);
      },
    );
  });

  publish(app, '/media/files/:file', async (request, reply) => {
    const hash = hashOfAddress(request.url.split('?')[0] ?? '');
    if (!hash) throw MediaNotFound();
    return sendMedia(deps, request, reply, await media.findMedia(deps, hash), IMMUTABLE);
  });
}
