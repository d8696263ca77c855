import Type, { type Static } from 'typebox';
import { FileHash } from '../files/project-files.ts';
import { listQuery, Moment } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/**
 * Pictures and films of lessons that were sent in the panel. Each content is stored once, under the hash of its bytes,
 * and anyone may read it at `/media/files/HASH.ENDING` (docs/product.md#media).
 */

/** Bytes of one picture as it is sent; the panel makes it smaller before. */
export const PICTURE_MAX_BYTES = 5_000_000;
/** Pixels of one picture at most: one with more would take too much memory to draw. */
export const PICTURE_MAX_PIXELS = 16_000_000;
/** The width to which the panel reduces pictures, in pixels: twice that of the text of a lesson. */
export const PICTURE_MAX_WIDTH = 1600;
/** Bytes of one film. */
export const FILM_MAX_BYTES = 200_000_000;
/** Bytes of each part of a film but the last: what is lost if the connection ends. One has to arrive within the 20 s of a call. */
export const FILM_PART_BYTES = 1_000_000;
/** Hours after which a film that has not arrived completely is deleted. */
export const UNFINISHED_HOURS = 24;
/** Unfinished films of one size that are told at most: of what each has, the server computes a hash. */
export const FILMS_ARRIVING_SHOWN = 3;
/** Bytes of the captions of a film. */
export const CAPTIONS_MAX_BYTES = 500_000;
/** Days for which media that nothing names are kept. */
export const UNUSED_MEDIA_DAYS = 30;

/** Characters of the text that describes a picture, and of the title of a film. */
const ALT_MAX = 500;
const TITLE_MAX = 120;

const Alt = Type.String({ maxLength: ALT_MAX });

/** A stored picture. `src` is its address on this site. */
export const StoredPicture = Type.Object({
  hash: FileHash,
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Its description the last time that it was used; empty for one that has none yet. */
  alt_en: Type.String(),
  alt_fr: Type.String(),
});
export type StoredPicture = Static<typeof StoredPicture>;

const FilmSize = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** A film that is arriving: so many bytes of it are stored. */
export const FilmUpload = Type.Object({
  id: Type.String(),
  size: Type.Integer(),
  received: Type.Integer(),
});
export type FilmUpload = Static<typeof FilmUpload>;

/** A film that has not arrived, with what tells whether it is that of a file. */
export const UnfinishedFilm = Type.Object({
  ...FilmUpload.properties,
  /** SHA-256 of the SHA-256 of each part that has arrived, one after the other. */
  parts_hash: FileHash,
});
export type UnfinishedFilm = Static<typeof UnfinishedFilm>;

/** A stored file: its hash, and its address on this site. */
const StoredMedia = Type.Object({ hash: FileHash, src: Type.String() });

const HashOrNull = Type.Union([FileHash, Type.Null()]);
/** The files of a film in one language; what is missing keeps lessons with it from being published. */
const FilmParts = Type.Object({ film: FileHash, captions: HashOrNull, poster: HashOrNull });

export const FilmFields = Type.Object({
  title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
  en: FilmParts,
  fr: FilmParts,
});
export type FilmFields = Static<typeof FilmFields>;

/** A film as lessons name it: `<lesson-video name="…">`. */
export const Film = Type.Object({
  name: Type.String(),
  ...FilmFields.properties,
  created_at: Moment,
});
export type Film = Static<typeof Film>;

const HashParams = Type.Object({ hash: FileHash });
const UploadParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const FilmParams = Type.Object({ name: Type.String({ maxLength: 40 }) });
/** A file as its bytes. */
const FileContent = Type.Unsafe<{ readonly size: number }>({});
const BYTES = 'application/octet-stream';
const MediaQuery = listQuery(['created_at'], {});
export type MediaQuery = Static<typeof MediaQuery>;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/media/pictures',
  access: 'admin',
  summary:
    'Stores a picture (PNG, JPEG, WebP) of at most 5 MB and 16 megapixels without its metadata; sent again, nothing changes. 413 file_too_large, 422 picture_refused for another format, picture_broken, picture_too_many_pixels.',
  body: FileContent,
  accepts: BYTES,
  answer: StoredPicture,
});

export const listPictures = endpoint({
  method: 'GET',
  path: '/admin/media/pictures',
  access: 'admin',
  summary: 'The pictures that were sent, the latest first; q searches in their descriptions.',
  query: MediaQuery,
  answer: Type.Array(StoredPicture),
});

export const describePicture = endpoint({
  method: 'PUT',
  path: '/admin/media/pictures/:hash',
  access: 'admin',
  summary: 'Keeps the description of a picture in both languages, to be proposed the next time.',
  params: HashParams,
  body: Type.Object({ alt_en: Alt, alt_fr: Alt }),
  answer: StoredPicture,
});

export const startFilm = endpoint({
  method: 'POST',
  path: '/admin/media/uploads',
  access: 'admin',
  summary:
    'Announces a film of this many bytes, 200 MB at most (413 film_too_large), whose parts follow.',
  body: Type.Object({ size: FilmSize }),
  answer: FilmUpload,
});

export const listFilmUploads = endpoint({
  method: 'GET',
  path: '/admin/media/uploads',
  access: 'admin',
  summary:
    'The films of the caller of this many bytes of which a part has arrived and a part is missing, the latest first, three at most, with a hash of what has arrived: a file that begins the same continues one of them.',
  query: Type.Object({ size: FilmSize }),
  answer: Type.Array(UnfinishedFilm),
});

export const readFilmUpload = endpoint({
  method: 'GET',
  path: '/admin/media/uploads/:id',
  access: 'admin',
  summary: 'How many bytes of a film have arrived: the next part begins there.',
  params: UploadParams,
  answer: FilmUpload,
});

export const sendFilmPart = endpoint({
  method: 'PUT',
  path: '/admin/media/uploads/:id/parts/:start',
  access: 'admin',
  summary:
    'Stores the bytes of a film from `start` on, 1 MB of them unless it is the last part. A part that has arrived already changes nothing; 409 film_part_misplaced for any other place. The first part must begin an MP4 or a WebM (422 film_refused).',
  params: Type.Object({
    id: Type.String({ format: 'uuid' }),
    start: Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' }),
  }),
  body: FileContent,
  accepts: BYTES,
  answer: FilmUpload,
});

export const finishFilm = endpoint({
  method: 'POST',
  path: '/admin/media/uploads/:id/finish',
  access: 'admin',
  summary: 'Stores a film whose parts have all arrived, under its hash; else 409 film_incomplete.',
  params: UploadParams,
  answer: StoredMedia,
});

export const cancelFilm = endpoint({
  method: 'DELETE',
  path: '/admin/media/uploads/:id',
  access: 'admin',
  summary: 'Deletes what has arrived of a film.',
  params: UploadParams,
  answer: Done,
});

export const uploadCaptions = endpoint({
  method: 'POST',
  path: '/admin/media/captions',
  access: 'admin',
  summary:
    'Stores captions (WebVTT, UTF-8) of at most 500 kB. 422 captions_refused for anything else.',
  body: FileContent,
  accepts: BYTES,
  answer: StoredMedia,
});

export const listFilms = endpoint({
  method: 'GET',
  path: '/admin/media/films',
  access: 'admin',
  summary: 'The films that lessons can show, the latest first; q searches in their titles.',
  query: MediaQuery,
  answer: Type.Array(Film),
});

export const createFilm = endpoint({
  method: 'POST',
  path: '/admin/media/films',
  access: 'admin',
  summary:
    'Names a film, with its captions and poster in each language: 422 media_missing for a hash that is not stored, or not of that kind. The same English film again replaces its fields, but not captions, posters or a French film by none.',
  body: FilmFields,
  answer: Film,
});

export const updateFilm = endpoint({
  method: 'PUT',
  path: '/admin/media/films/:name',
  access: 'admin',
  summary: 'Changes the title, the captions, the posters or the film itself in a language.',
  params: FilmParams,
  body: FilmFields,
  answer: Film,
});
