import {
  FILM_PART_BYTES,
  type FilmUpload,
  finishFilm,
  listFilmUploads,
  readFilmUpload,
  sendFilmPart,
  startFilm,
} from '@codivia/contract/api/admin-media';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { partsHash } from './parts-hash.ts';

/** The films that this page has begun to send, by what a browser tells about their files. */
const unfinished = new Map<string, string>();
const keyOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

const has = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

/** Returns an upload of the same file that another visit has begun. Without https browsers compute no hash. */
async function findBegun(file: File): Promise<FilmUpload | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  for (const film of await call(listFilmUploads, { query: { size: file.size } })) {
    const hash = await partsHash(file.slice(0, film.received));
    if (hash === film.parts_hash) return film;
  }
  return undefined;
}

/** Continues the upload of a file that was begun, or begins one. */
async function begin(file: File): Promise<FilmUpload> {
  const known = unfinished.get(keyOf(file));
  if (known) {
    try {
      return await call(readFilmUpload, { params: { id: known } });
    } catch (error) {
      // It has been deleted: a film that does not arrive within a day is.
      if (!has(error, 404)) throw error;
    }
  }
  const begun = await findBegun(file);
  const started = begun ?? (await call(startFilm, { body: { size: file.size } }));
  unfinished.set(keyOf(file), started.id);
  return started;
}

/** Sends the next part. If the server has another number of bytes than was thought, it tells which. */
async function sendNext(file: File, { id, received }: FilmUpload): Promise<FilmUpload> {
  const body = file.slice(received, received + FILM_PART_BYTES);
  try {
    return await call(sendFilmPart, { params: { id, start: String(received) }, body });
  } catch (error) {
    if (has(error, 409)) return call(readFilmUpload, { params: { id } });
    throw error;
  }
}

/**
 * Sends a film part by part, from where it stopped the last time, as long as `goesOn`. Returns its hash; null when it was
 * stopped. @throws ApiError
 */
export async function sendFilm(
  file: File,
  onSent: (bytes: number) => void,
  goesOn: () => boolean,
): Promise<string | null> {
  let upload = await begin(file);
  while (upload.received < file.size) {
    if (!goesOn()) return null;
    onSent(upload.received);
    upload = await sendNext(file, upload);
  }
  const { hash } = await call(finishFilm, { params: { id: upload.id } });
  unfinished.delete(keyOf(file));
  return hash;
}
