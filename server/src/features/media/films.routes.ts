import { createHash } from 'node:crypto';
import * as contract from '@codivia/contract/api/admin-media';
import { LANGUAGES } from '@codivia/contract/api/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { hasCaptions } from './captions.ts';
import * as uploads from './film-uploads.service.ts';
import { selectFilm } from './films.queries.ts';
import * as films from './films.service.ts';
import { CaptionsRefused, FilmRefused, FilmTooLarge, MediaNotFound } from './media.errors.ts';
import { findMedia, type MediaDeps, storeContent } from './media.service.ts';
import { addressOf } from './media-address.ts';
import { publish, sendMedia } from './send-media.ts';
import { takeBytes } from './take-bytes.ts';

/** The name of a film stays while its files may be replaced by better ones, as those of courses are. */
const ONE_HOUR = 'public, max-age=3600';

const CANCELLED = {
  message: { fr: 'L’envoi de la vidéo est abandonné.', en: 'Sending the video was given up.' },
};

/** The files of a film by the endings of their addresses; that of the film is the same for MP4 and WebM. */
const BY_ENDING = { mp4: 'film', vtt: 'captions', webp: 'poster' } as const;
const FILE = /^([\w-]{1,40})\.(en|fr)\.(mp4|vtt|webp)$/;

/** Returns the hash of a file of a film. Throws MediaNotFound. */
async function hashOfFile(deps: MediaDeps, file: string): Promise<string> {
  const [, name = '', code = '', ending = ''] = FILE.exec(file) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  if (!language) throw MediaNotFound();
  const film = await selectFilm(deps.db, name);
  const hash = film?.[language][BY_ENDING[ending as keyof typeof BY_ENDING]];
  if (!hash) throw MediaNotFound();
  return hash;
}

/** Serves the films of the panel, and their files to anyone. */
export async function filmRoutes(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  serve(app, contract.startFilm, ({ user, body }) => uploads.startFilm(deps, user.id, body.size));

  serve(app, contract.listFilmUploads, ({ user, query }) =>
    uploads.listFilmUploads(deps, user.id, query.size),
  );

  serve(app, contract.readFilmUpload, ({ params }) => uploads.readFilmUpload(deps, params.id));

  serve(app, contract.finishFilm, ({ params }) => uploads.finishFilm(deps, params.id));

  serve(app, contract.cancelFilm, async ({ params }) => {
    await uploads.cancelFilm(deps, params.id);
    return CANCELLED;
  });

  await takeBytes(app, FilmTooLarge, (parts) => {
    const limit = { bodyLimit: contract.FILM_PART_BYTES };
    serve(parts, contract.sendFilmPart, limit, ({ params, body }) => {
      if (!Buffer.isBuffer(body)) throw FilmRefused();
      return uploads.sendFilmPart(deps, params.id, Number(params.start), body);
    });
  });

  await takeBytes(app, CaptionsRefused, (texts) => {
    const limit = { bodyLimit: contract.CAPTIONS_MAX_BYTES };
    serve(texts, contract.uploadCaptions, limit, async ({ user, body }) => {
      if (!Buffer.isBuffer(body) || !hasCaptions(body)) throw CaptionsRefused();
      const hash = createHash('sha256').update(body).digest('hex');
      const stored = await storeContent(deps, user.id, { hash, format: 'vtt', content: body });
      return { hash, src: addressOf(stored) };
    });
  });

  serve(app, contract.listFilms, ({ query }) => films.listFilms(deps, query));

  serve(app, contract.createFilm, ({ user, body }) => films.createFilm(deps, user.id, body));

  serve(app, contract.updateFilm, ({ user, params, body }) =>
    films.updateFilm(deps, user.id, params.name, body),
  );

  publish(app, '/media/films/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const found = await findMedia(deps, await hashOfFile(deps, file));
    return sendMedia(deps, request, reply, found, ONE_HOUR);
  });
}
