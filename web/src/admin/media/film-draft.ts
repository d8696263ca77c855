import type { Film, FilmFields } from '@codivia/contract/api/admin-media';
import type { Language } from '@codivia/contract/api/language';

/** The files of a film in one language, as far as they are there. In French, no film means the English one. */
export interface FilmFiles {
  film: string | null;
  captions: string | null;
  poster: string | null;
}

/** A film that is described; `name` once it has one. */
export interface FilmDraft extends Record<Language, FilmFiles> {
  name?: string;
  title: string;
}

const NO_FILES: FilmFiles = { film: null, captions: null, poster: null };
export const NEW_FILM: FilmDraft = { title: '', en: NO_FILES, fr: NO_FILES };

/** Returns a stored film as it is edited. */
export function draftOf({ name, title, en, fr }: Film): FilmDraft {
  return { name, title, en, fr: { ...fr, film: fr.film === en.film ? null : fr.film } };
}

/** Returns the fields to be stored; null while there is no film. French takes film and poster of English where it has none. */
export function fieldsOf({ title, en, fr }: FilmDraft): FilmFields | null {
  if (en.film === null) return null;
  const poster = fr.poster ?? (fr.film ? null : en.poster);
  return {
    title: title.trim(),
    en: { ...en, film: en.film },
    fr: { ...fr, film: fr.film ?? en.film, poster },
  };
}

/** Tells whether lessons with this film can be published. */
export const isComplete = ({ en, fr }: FilmFields): boolean =>
  [en, fr].every(({ captions, poster }) => captions !== null && poster !== null);
