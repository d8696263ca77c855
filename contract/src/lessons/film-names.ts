import type { Language } from '../api/language.ts';

/** The names of films that were sent in the panel: no film in the files of a course has such a name. */
const SENT = /^film-[0-9a-f]{12}$/;

/** Returns the address of the files of a film in one language, without their endings (docs/product.md#media). */
export const filmAddress = (courseId: string, name: string, language: Language): string =>
  `/media/${isSentFilm(name) ? 'films' : courseId}/${name}.${language}`;

/** Tells whether a film was sent in the panel, and is of no course. */
export const isSentFilm = (name: string): boolean => SENT.test(name);
