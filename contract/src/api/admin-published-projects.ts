import Type, { type Static } from 'typebox';
import { ProjectAsset } from '../files/project-files.ts';
import { MAX_ROWS, Moment, MomentOrNull, Person, Total } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import {
  DECISION_WORDS_MAX_LENGTH,
  HidingDecision,
  ReviewReason,
  ReviewState,
} from './project-reviews.ts';
import { ProjectKind } from './projects.ts';

/** `left`: it was in the gallery, until it was hidden or another version was published. */
export const GalleryState = Type.Enum(['none', 'selected', 'left']);
export type GalleryState = Static<typeof GalleryState>;

const PersonOrNull = Type.Union([Person, Type.Null()]);

/** A published project in the panel's list. */
export const AdminPublishedRow = Type.Object({
  id: Type.String(),
  title: Type.String(),
  kind: ProjectKind,
  author: Person,
  state: ReviewState,
  gallery: GalleryState,
  /** True for a link with files, which has no project beside it and no place in the gallery. */
  link: Type.Boolean(),
  /** Its author has deleted the link; its contents are kept for a decision. */
  removed: Type.Boolean(),
  /** Since when it waits for a decision. */
  pending_since: MomentOrNull,
  /** The reasons of reports that are not settled, the first one first. */
  reasons: Type.Array(ReviewReason),
  /** Its author's appeal waits for a decision. */
  appealed: Type.Boolean(),
  updated_at: Moment,
});
export type AdminPublishedRow = Static<typeof AdminPublishedRow>;

export const AdminReport = Type.Object({
  id: Type.String(),
  reason: ReviewReason,
  text: Type.String(),
  created_at: Moment,
  settled_at: MomentOrNull,
  /** Null once that account is deleted. */
  reporter: PersonOrNull,
});
export type AdminReport = Static<typeof AdminReport>;

export const AdminDecision = Type.Object({
  ...HidingDecision.properties,
  appealed_at: MomentOrNull,
  /** Null once that account is deleted. */
  admin: PersonOrNull,
});
export type AdminDecision = Static<typeof AdminDecision>;

/** A published project with all data that a decision about it needs. */
export const AdminPublishedProject = Type.Object({
  ...AdminPublishedRow.properties,
  description: Type.String(),
  files: Type.Record(Type.String(), Type.String()),
  /** The files beside the code, read with viewPublishedFile. */
  assets: Type.Array(ProjectAsset),
  /** Counts reports, appeals and decisions. */
  version: Type.Integer(),
  /** The latest first. */
  reports: Type.Array(AdminReport),
  decisions: Type.Array(AdminDecision),
});
export type AdminPublishedProject = Static<typeof AdminPublishedProject>;

/** `pending`: reported or appealed, the longest waiting first. The others begin with the most recently changed. */
export const PUBLISHED_FILTERS = ['pending', 'hidden', 'selected', 'left', 'all'] as const;
const FILTERS = {
  filter: Type.Optional(Type.Enum([...PUBLISHED_FILTERS])),
  kind: Type.Optional(ProjectKind),
};
const ListQuery = Type.Object({
  ...FILTERS,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ROWS })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
});
export type AdminPublishedQuery = Static<typeof ListQuery>;

const PublishedParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The state that the administrator sees: a request is refused with 409 when there is a newer one. */
const SEEN = { version: Type.Integer({ minimum: 0 }), updated_at: Moment };

export const listAdminPublished = endpoint({
  method: 'GET',
  path: '/admin/published-projects',
  access: 'admin',
  summary: 'Published projects without their code; those that wait for a decision by default.',
  query: ListQuery,
  answer: Type.Array(AdminPublishedRow),
});

export const countAdminPublished = endpoint({
  method: 'GET',
  path: '/admin/published-project-count',
  access: 'admin',
  summary: 'How many published projects there are for these filters.',
  query: Type.Object(FILTERS),
  answer: Total,
});

export const readAdminPublished = endpoint({
  method: 'GET',
  path: '/admin/published-projects/:id',
  access: 'admin',
  summary: 'A published project with its code, its reports and what was decided about it.',
  params: PublishedParams,
  answer: AdminPublishedProject,
});

export const decidePublished = endpoint({
  method: 'POST',
  path: '/admin/published-projects/:id/decisions',
  access: 'admin',
  summary:
    'Keeps or hides a published project, and decides about an appeal for good. 409 review_changed when something newer has come.',
  params: PublishedParams,
  body: Type.Object({
    decision: Type.Enum(['keep', 'hide']),
    /** Needed to hide it. */
    reason: Type.Union([ReviewReason, Type.Null()]),
    words: Type.String({ maxLength: DECISION_WORDS_MAX_LENGTH }),
    ...SEEN,
  }),
  answer: AdminPublishedProject,
});

export const selectForGallery = endpoint({
  method: 'PUT',
  path: '/admin/published-projects/:id/gallery',
  access: 'admin',
  summary: 'Puts an open project, about which nothing waits, into the gallery, or takes it out.',
  params: PublishedParams,
  body: Type.Object({ selected: Type.Boolean(), ...SEEN }),
  answer: AdminPublishedProject,
});
