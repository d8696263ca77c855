import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { ErrorAnswer } from '../api/errors.ts';

/**
 * The files beside a project's code, on the wire `assets`: a project lists names and hashes, and the content of each
 * hash is stored once for a member. A file is sent first (`uploadFile`), then listed by saving the project.
 */

/** Bytes of one file. */
export const FILE_MAX_BYTES = 5_000_000;
/** Bytes of all files of a member, each content counted once, on the free plan and with premium. */
export const FREE_FILES_BYTES = 5_000_000;
export const PREMIUM_FILES_BYTES = 200_000_000;
/** Files that one project may list. */
export const PROJECT_FILES_MAX = 100;
/** Hashes that may be asked about at once. */
export const HASHES_MAX = 500;
/** Time that a file that no project lists is kept, in hours: it is sent before the project that lists it is saved. */
export const UNLISTED_HOURS = 1;

/** The media types under which files are sent (file-formats.ts): texts are plain text, regardless of their names. */
export const FILE_TYPES = 'image/*, audio/*, video/*, model/*, font/*, text/plain';

/** SHA-256 of the content, in 64 small hexadecimal digits. */
export const FileHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const Format = Type.Enum([
  ...([
    'png',
    'jpeg',
    'gif',
    'webp',
    'svg',
    'mp3',
    'ogg',
    'wav',
    'm4a',
    'mp4',
    'webm',
    'stl',
  ] as const),
  ...(['woff2', 'woff', 'ttf', 'otf', 'text'] as const),
]);

/** A file as a project lists it: `size` in bytes, `format` by its content (file-formats.ts). */
export const ProjectAsset = Type.Object({
  name: Type.String(),
  hash: FileHash,
  size: Type.Integer(),
  format: Format,
});
export type ProjectAsset = Static<typeof ProjectAsset>;

/** A file as it is listed in a save: the server knows its other data. Names by the rules of file-names.ts. */
export const AssetReference = Type.Object({
  name: Type.String({ maxLength: 1000 }),
  hash: FileHash,
});
export type AssetReference = Static<typeof AssetReference>;

/** All files of a save, in the order in which they are shown. */
export const AssetReferences = Type.Array(AssetReference, { maxItems: 1000 });

/**
 * The refusal (422) of a list of files. By `code`:
 * - `files_missing`: `hashes` are not stored, or not any more: to be sent, then saved again;
 * - `file_name_refused`: `name`, with `problem` (FileNameProblem, or `taken` for a name that occurs twice or is code);
 * - `file_type_mismatch`: the content of `name` is of another type than its name says;
 * - `too_many_files`: more than PROJECT_FILES_MAX.
 */
export const FilesRefusedAnswer = Type.Object({
  ...ErrorAnswer.properties,
  hashes: Type.Optional(Type.Array(FileHash)),
  name: Type.Optional(Type.String()),
  problem: Type.Optional(Type.String()),
});
export type FilesRefusedAnswer = Static<typeof FilesRefusedAnswer>;

/** The bytes that a member stores, and the maximum. After premium `used` may be more than `limit`. */
export const FileUsage = Type.Object({ used: Type.Integer(), limit: Type.Integer() });
export type FileUsage = Static<typeof FileUsage>;

/** The refusal (403, `file_storage_full`) of a file that does not fit any more. */
export const StorageFullAnswer = Type.Object({
  ...ErrorAnswer.properties,
  ...FileUsage.properties,
});
export type StorageFullAnswer = Static<typeof StorageFullAnswer>;

const HashParams = Type.Object({ hash: FileHash });
/** A file as its bytes. */
const FileContent = Type.Unsafe<{ readonly size: number }>({});

export const readFileUsage = endpoint({
  method: 'GET',
  path: '/files',
  access: 'member',
  summary: 'How many bytes of files the member stores, and how many the plan allows.',
  answer: FileUsage,
});

export const listNeededFiles = endpoint({
  method: 'POST',
  path: '/files/needed',
  access: 'member',
  summary: "Which of these hashes the member's storage does not have: those are to be sent.",
  body: Type.Object({ hashes: Type.Array(FileHash, { maxItems: HASHES_MAX }) }),
  answer: Type.Object({ needed: Type.Array(FileHash), ...FileUsage.properties }),
});

/**
 * Refusals by code: 413 `file_too_large`; 422 `file_hash_mismatch`, `file_type_refused` (no accepted format),
 * `file_broken` (a picture, sound or film with inconsistent parts); 413 `too_hard_to_read`; 403 `file_storage_full`,
 * before it is read.
 */
export const uploadFile = endpoint({
  method: 'PUT',
  path: '/files/:hash',
  access: 'member',
  summary:
    'Stores a file of at most 5 MB under the hash of its bytes; sent again, nothing changes. Pictures, sounds and films lose what tells about them (place, camera, author): then the answer names another hash, which is the one to list.',
  params: HashParams,
  body: FileContent,
  accepts: 'application/octet-stream',
  answer: Type.Object({ hash: FileHash, size: Type.Integer(), format: Format }),
  failures: { 403: StorageFullAnswer },
});

export const readFile = endpoint({
  method: 'GET',
  path: '/files/:hash',
  access: 'member',
  summary: "The content of one of the member's own files.",
  params: HashParams,
  answer: FileContent,
  answers: FILE_TYPES,
});

const PublishedFileParams = Type.Object({ id: Type.String({ format: 'uuid' }), hash: FileHash });

export const readPublishedFile = endpoint({
  method: 'GET',
  path: '/published-projects/:id/files/:hash',
  access: 'everyone',
  summary: 'A file of a published project, for anyone who may read the project.',
  params: PublishedFileParams,
  answer: FileContent,
  answers: FILE_TYPES,
});

export const viewPublishedFile = endpoint({
  method: 'GET',
  path: '/published-projects/:id/view/files/:hash',
  access: 'member',
  summary:
    'A file of a published project as the member sees it: its author and administrators also while it is hidden.',
  params: PublishedFileParams,
  answer: FileContent,
  answers: FILE_TYPES,
});
