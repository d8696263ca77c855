import Type, { type Static } from 'typebox';
import { ProjectAsset } from '../files/project-files.ts';
import type { PersonalDataKind } from '../text/contacts/find-personal-data.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { Bilingual } from './language.ts';
import { PortfolioAuthor } from './portfolio.ts';
import { HidingDecision, ReviewState } from './project-reviews.ts';
import { PROJECT_NAME_MAX_LENGTH, Project, ProjectKind } from './projects.ts';

/** Characters of the title that others see: as many as a project's name. */
export const PUBLISHED_TITLE_MAX_LENGTH = PROJECT_NAME_MAX_LENGTH;

/** Maximum length of the description below it, in characters. */
export const PUBLISHED_DESCRIPTION_MAX_LENGTH = 500;

/** Size of the picture of a published project, in pixels: the maximum, and the size that the web app makes. */
export const THUMBNAIL_WIDTH = 640;
export const THUMBNAIL_HEIGHT = 400;

/** Bytes of the picture. */
export const THUMBNAIL_MAX_BYTES = 100_000;

/** The allowed formats of the picture, detected from its content regardless of its name. */
export type ThumbnailType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The address of the picture; null without one. */
export const Thumbnail = Type.Union([Type.String(), Type.Null()]);

/** Title and description of a project by the team, which readers see in their language. */
export const TeamTexts = Type.Object({ title: Bilingual, description: Bilingual });
export type TeamTexts = Static<typeof TeamTexts>;

/** Null for the project of a member. */
export const Team = Type.Union([TeamTexts, Type.Null()]);

/**
 * The fields of a published project that anyone who has the address sees. None of them identifies its author, except
 * the handle of an author who shows it on an open portfolio.
 */
export const PublishedProject = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: ProjectKind,
  files: Type.Record(Type.String(), Type.String()),
  /** The files beside the code, in their order: read by readPublishedFile and viewPublishedFile. */
  assets: Type.Array(ProjectAsset),
  updated_at: Type.String({ format: 'date-time' }),
  /** The published project that this one was made from, while that one is open. */
  origin: Type.Union([
    Type.Object({ id: Type.String(), title: Type.String(), team: Team }),
    Type.Null(),
  ]),
  author: Type.Union([PortfolioAuthor, Type.Null()]),
  team: Team,
  thumbnail: Thumbnail,
});
export type PublishedProject = Static<typeof PublishedProject>;

/** A published project as a member sees it. */
export const ViewedProject = Type.Object({
  ...PublishedProject.properties,
  /** Only its author and administrators see it while it is not open. */
  state: ReviewState,
  own: Type.Boolean(),
  /** The member has reported it, and this is not settled. */
  reported: Type.Boolean(),
});
export type ViewedProject = Static<typeof ViewedProject>;

/** The fields that its author sees in a list. `revision` is the one of the project that others see. */
export const OwnPublishedProject = Type.Object({
  id: Type.String(),
  project_id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: ProjectKind,
  revision: Type.Integer({ minimum: 1 }),
  published_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
  state: ReviewState,
  /** The reason for which it is hidden. */
  decision: Type.Union([HidingDecision, Type.Null()]),
  in_gallery: Type.Boolean(),
  thumbnail: Thumbnail,
});
export type OwnPublishedProject = Static<typeof OwnPublishedProject>;

/** Personal data that was found: in a file, or in title and description; a trained model is a `model`. */
export const PersonalDataFinding = Type.Object({
  kind: Type.Enum([
    ...['email', 'phone', 'handle', 'link', 'request', 'meeting', 'secrecy'],
    ...['age', 'place', 'friends', 'name', 'school', 'address', 'model'],
  ] as (PersonalDataKind | 'model')[]),
  place: Type.String(),
  line: Type.Integer({ minimum: 1 }),
});
export type PersonalDataFinding = Static<typeof PersonalDataFinding>;

/** The project would show personal data or a trained model; to publish it in spite of that, a request names `revision`. */
export const PersonalDataAnswer = Type.Object({
  ...ErrorAnswer.properties,
  findings: Type.Array(PersonalDataFinding),
  revision: Type.Integer(),
});

export type PersonalDataAnswer = Static<typeof PersonalDataAnswer>;

/** The project would show data that is never published. */
export const ContactAnswer = Type.Object({
  ...ErrorAnswer.properties,
  findings: Type.Optional(Type.Array(PersonalDataFinding)),
});

/** Looser than the rule: blanks around a title are dropped before its characters are counted. */
export const PublishedTitle = Type.String({ pattern: '\\S', maxLength: 400 });

const PublishedParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listPublishedProjects = endpoint({
  method: 'GET',
  path: '/published-projects',
  access: 'member',
  summary: "The member's own published projects without their files, the last changed first.",
  answer: Type.Array(OwnPublishedProject),
});

export const publishProject = endpoint({
  method: 'PUT',
  path: '/projects/:id/published',
  access: 'member',
  summary:
    'Shows a copy of a project as it is now to anyone who has its address: premium. 422 when it says how to reach its author, their age or town; 409 for their name or school, until that is accepted for the revision.',
  params: PublishedParams,
  body: Type.Object({
    title: PublishedTitle,
    description: Type.String({ maxLength: 2000 }),
    accepted_revision: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
  answer: OwnPublishedProject,
  failures: { 409: PersonalDataAnswer, 422: ContactAnswer },
});

export const closePublishedProject = endpoint({
  method: 'DELETE',
  path: '/published-projects/:id',
  access: 'member',
  summary: 'Closes the public page of a project at once; the project itself stays.',
  params: PublishedParams,
  answer: Done,
});

export const closeForAll = endpoint({
  method: 'DELETE',
  path: '/admin/published-projects/:id',
  access: 'admin',
  summary: "Closes the public page of somebody's project at once; their project itself stays.",
  params: PublishedParams,
  answer: Done,
});

export const readPublishedProject = endpoint({
  method: 'GET',
  path: '/published-projects/:id',
  access: 'everyone',
  summary: 'A published project with its code, for anyone who has its address.',
  params: PublishedParams,
  answer: PublishedProject,
});

export const viewPublishedProject = endpoint({
  method: 'GET',
  path: '/published-projects/:id/view',
  access: 'member',
  summary:
    'A published project as the member sees it: its author and administrators also while it is hidden.',
  params: PublishedParams,
  answer: ViewedProject,
});

export const remixProject = endpoint({
  method: 'POST',
  path: '/published-projects/:id/remix',
  access: 'member',
  summary: "Copies a published project to the member's own: 403 beyond three on the free plan.",
  params: PublishedParams,
  answer: Project,
});

/** A file as its bytes. */
const PictureFile = Type.Unsafe<{ readonly size: number }>({});

export const saveThumbnail = endpoint({
  method: 'PUT',
  path: '/published-projects/:id/thumbnail',
  access: 'member',
  summary:
    'Stores the picture of a published project, a PNG, JPEG or WebP of at most 640 by 400 pixels: premium. 413 beyond 100 kB, 422 for anything else.',
  params: PublishedParams,
  body: PictureFile,
  accepts: 'application/octet-stream',
  answer: Type.Object({ thumbnail: Type.String() }),
});

export const deleteThumbnail = endpoint({
  method: 'DELETE',
  path: '/published-projects/:id/thumbnail',
  access: 'member',
  summary: 'Deletes the picture of a published project.',
  params: PublishedParams,
  answer: Done,
});

export const readThumbnail = endpoint({
  method: 'GET',
  path: '/published-projects/:id/thumbnail',
  access: 'everyone',
  summary: 'The picture of a published project, for anyone who has its address.',
  params: PublishedParams,
  query: Type.Object({ v: Type.Optional(Type.String({ maxLength: 20 })) }),
  answer: PictureFile,
  answers: 'image/*',
});
