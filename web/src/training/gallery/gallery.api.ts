import { type GalleryProject, listGallery } from '@codivia/contract/api/gallery';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type GalleryKind = GalleryProject['kind'] | null;

/** The gallery, page by page: projects of one kind, or all of them. */
export function galleryQuery(kind: GalleryKind) {
  return infiniteQueryOptions({
    queryKey: ['gallery', kind],
    queryFn: ({ pageParam: after }) =>
      call(listGallery, { query: { ...(kind && { kind }), ...(after && { after }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Projects can be removed from it at any moment.
    staleTime: 0,
  });
}

export const useGallery = (kind: GalleryKind) => useInfiniteQuery(galleryQuery(kind));
