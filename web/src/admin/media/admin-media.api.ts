import {
  createFilm,
  describePicture,
  type Film,
  type FilmFields,
  listFilms,
  listPictures,
  type StoredPicture,
  updateFilm,
  uploadCaptions,
  uploadPicture,
} from '@codivia/contract/api/admin-media';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

const MEDIA = memberKey('admin', 'media');
/** Pictures that are proposed at once. */
const PROPOSED = 24;

/** The pictures that were sent last, found by words of their descriptions. */
export function usePictures(search: string) {
  return useQuery({
    queryKey: [...MEDIA, 'pictures', search],
    queryFn: () => call(listPictures, { query: { limit: PROPOSED, ...(search && { q: search }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that stores a picture that was made smaller. @throws ApiError */
export function useSendPicture(): (content: Blob) => Promise<StoredPicture> {
  const client = useQueryClient();
  return async (content) => {
    const stored = await call(uploadPicture, { body: content });
    await client.invalidateQueries({ queryKey: [...MEDIA, 'pictures'] });
    return stored;
  };
}

/** The descriptions of a picture, in both languages. */
export type Described = Pick<StoredPicture, 'alt_en' | 'alt_fr'>;

/** Keeps the descriptions of a picture, which are proposed the next time. @throws ApiError */
export function keepDescriptions(hash: string, body: Described): Promise<StoredPicture> {
  return call(describePicture, { params: { hash }, body });
}

/** The films that lessons can show, found by words of their titles, the latest first. */
export function useFilms(search: string) {
  return useQuery({
    queryKey: [...MEDIA, 'films', search],
    queryFn: () => call(listFilms, { query: { limit: PROPOSED, ...(search && { q: search }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that stores a film: a new one unless it is given a name. @throws ApiError */
export function useSaveFilm(): (name: string | undefined, body: FilmFields) => Promise<Film> {
  const client = useQueryClient();
  return async (name, body) => {
    const saved = await (name
      ? call(updateFilm, { params: { name }, body })
      : call(createFilm, { body }));
    await client.invalidateQueries({ queryKey: [...MEDIA, 'films'] });
    return saved;
  };
}

/** Stores captions. Returns their hash. @throws ApiError */
export async function sendCaptions(content: Blob): Promise<string> {
  return (await call(uploadCaptions, { body: content })).hash;
}
