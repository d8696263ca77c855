import { pictureAddresses } from '@codivia/content/lesson-files';
import type { FilmFields } from '@codivia/contract/api/admin-media';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { htmlOf } from '@codivia/contract/lessons/exercise-html';
import { isSentFilm } from '@codivia/contract/lessons/film-names';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import type { Db } from '../../db/connect.ts';
import { selectNamedFilms } from './films.queries.ts';
import { selectFormats } from './media.queries.ts';
import { addressOf, hashOfAddress } from './media-address.ts';

/** The media of the panel that a lesson names, as far as they exist. */
export interface SentMedia {
  isStored: (address: string) => boolean;
  films: ReadonlyMap<string, FilmFields>;
}

/** No media: for lessons that come from files. */
export const NO_MEDIA: SentMedia = { isStored: () => false, films: new Map() };

type Parts = { content: string; content_fr: string; exercises: readonly AuthoredExercise[] };

/** Returns those of the media that a lesson names which exist. */
export async function namedMedia(tx: Db, lesson: Parts): Promise<SentMedia> {
  const texts = [lesson.content, lesson.content_fr];
  const shown = [...texts, ...lesson.exercises.flatMap(htmlOf)].flatMap(pictureAddresses);
  const hashes = shown.flatMap((address) => hashOfAddress(address) ?? []);
  const names = texts.flatMap(namedVideos).filter(isSentFilm);
  const formats = await selectFormats(tx, [...new Set(hashes)]);
  const found = await selectNamedFilms(tx, [...new Set(names)]);
  const addresses = new Set([...formats].map(([hash, format]) => addressOf({ hash, format })));
  return {
    isStored: (address) => addresses.has(address),
    films: new Map(found.map((film) => [film.name, film])),
  };
}
