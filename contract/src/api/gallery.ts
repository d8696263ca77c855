import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { PortfolioAuthor } from './portfolio.ts';
import { ProjectKind } from './projects.ts';
import { Team, Thumbnail } from './published-projects.ts';

/** Projects of one page of the gallery. */
export const GALLERY_PAGE = 24;

/**
 * A card of the gallery. It does not identify its author, except by the handle of an author who shows it on an open
 * portfolio.
 */
export const GalleryProject = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The first line of the description; may be empty. */
  line: Type.String(),
  kind: ProjectKind,
  author: Type.Union([PortfolioAuthor, Type.Null()]),
  team: Team,
  /** The address of its picture, unless that came after the team's choice. */
  thumbnail: Thumbnail,
});
export type GalleryProject = Static<typeof GalleryProject>;

export const GalleryPage = Type.Object({
  projects: Type.Array(GalleryProject),
  /** The cursor of the next page; null after the last one. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type GalleryPage = Static<typeof GalleryPage>;

export const listGallery = endpoint({
  method: 'GET',
  path: '/gallery',
  access: 'everyone',
  summary:
    'Published projects that the team has selected, the last selected first; then projects by the team.',
  query: Type.Object({
    kind: Type.Optional(ProjectKind),
    /** `next` of the page before. */
    after: Type.Optional(Type.String({ pattern: '^\\d{1,14}_[0-9a-f-]{36}$' })),
  }),
  answer: GalleryPage,
});
