import type { Film, FilmFields, MediaQuery } from '@codivia/contract/api/admin-media';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import * as queries from './films.queries.ts';
import { MediaMissing, MediaNotFound } from './media.errors.ts';
import { selectFormats } from './media.queries.ts';
import type { MediaDeps } from './media.service.ts';

/** The formats that each file of a film may have. */
const FORMATS = {
  film: ['mp4', 'webm'],
  captions: ['vtt'],
  poster: ['png', 'jpeg', 'webp'],
} as const;
export type FilmPart = keyof typeof FORMATS;
export const FILM_PARTS = Object.keys(FORMATS) as FilmPart[];

const filmOf = ({ name, title, en, fr, created_at }: queries.FilmRow): Film => ({
  name,
  title,
  en,
  fr,
  created_at: created_at.toISOString(),
});

/** Throws MediaMissing unless each file of a film is stored, and of its kind. */
async function expectStored(tx: Db, fields: FilmFields): Promise<void> {
  const named = LANGUAGES.flatMap((language) =>
    FILM_PARTS.map((part) => ({ part, hash: fields[language][part] })),
  );
  const hashes = named.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  const formats = await selectFormats(tx, hashes);
  for (const { part, hash } of named) {
    if (hash === null) continue;
    const allowed: readonly string[] = FORMATS[part];
    if (!allowed.includes(formats.get(hash) ?? '')) throw MediaMissing();
  }
}

export async function listFilms({ db }: MediaDeps, query: MediaQuery): Promise<Film[]> {
  return (await queries.selectFilms(db, query)).map(filmOf);
}

/**
 * Returns the fields of a film that is sent once more, perhaps by somebody who does not know that lessons show it: the
 * files that it has and that were not sent stay.
 */
function withKept(before: FilmFields, { title, en, fr }: FilmFields): FilmFields {
  const kept = (language: Language, { film, captions, poster }: FilmFields['en']) => ({
    film,
    captions: captions ?? before[language].captions,
    poster: poster ?? before[language].poster,
  });
  const hasOwn = fr.film !== en.film;
  return {
    title,
    en: kept('en', en),
    fr: kept('fr', hasOwn ? fr : { ...fr, film: before.fr.film }),
  };
}

/** Changes a film within a transaction. Throws MediaNotFound or MediaMissing. */
async function changeFilm(
  { clock }: MediaDeps,
  tx: Db,
  adminId: string,
  name: string,
  fieldsFor: (before: FilmFields) => FilmFields,
): Promise<Film> {
  const before = await queries.lockFilm(tx, name);
  if (!before) throw MediaNotFound();
  const fields = fieldsFor(before);
  await expectStored(tx, fields);
  const changes = changesBetween<FilmFields>(before, fields);
  if (changes.length === 0) return filmOf(before);
  const row = (await queries.updateFilm(tx, name, fields)) ?? before;
  const entry = { action: 'update', subject: 'film', subject_id: name, changes } as const;
  await recordAudit(tx, adminId, clock(), { ...entry, label: row.title });
  return filmOf(row);
}

/** Changes a film. Throws MediaNotFound or MediaMissing. */
export function updateFilm(
  deps: MediaDeps,
  adminId: string,
  name: string,
  fields: FilmFields,
): Promise<Film> {
  return deps.db.transaction((tx) => changeFilm(deps, tx, adminId, name, () => fields));
}

/**
 * Names a film after its English file: the same file again changes the film of that name, and takes no file from it.
 * Throws MediaMissing.
 */
export function createFilm(deps: MediaDeps, adminId: string, fields: FilmFields): Promise<Film> {
  const { db, clock } = deps;
  const name = `film-${fields.en.film.slice(0, 12)}`;
  return db.transaction(async (tx) => {
    await expectStored(tx, fields);
    const film = { name, ...fields, created_at: clock(), created_by: adminId };
    const row = await queries.insertFilm(tx, film);
    if (!row) {
      return changeFilm(deps, tx, adminId, name, (before) => withKept(before, fields));
    }
    const entry = { action: 'create', subject: 'film', subject_id: name } as const;
    await recordAudit(tx, adminId, clock(), { ...entry, label: fields.title });
    return filmOf(row);
  });
}
