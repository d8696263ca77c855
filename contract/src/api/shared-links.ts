import Type, { type Static } from 'typebox';
import { AssetReference, FilesRefusedAnswer } from '../files/project-files.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { ProjectFiles, ProjectKind } from './projects.ts';
import {
  ContactAnswer,
  OwnPublishedProject,
  PersonalDataAnswer,
  PublishedTitle,
} from './published-projects.ts';

/**
 * Links that carry a program with its files. A link without files carries the program itself, and nothing is stored;
 * this one leads to a copy, which anyone who has its address can read, as with a published project
 * (docs/product.md#links-with-files).
 */

/** Bytes of all files of one link. */
export const LINK_FILES_MAX_BYTES = 1_000_000;
/** Links that a member may have. */
export const SHARED_LINKS_MAX = 50;

/** The refusal (413, `link_files_too_large`) of files that are too large together, in bytes. */
export const LinkTooLargeAnswer = Type.Object({
  ...ErrorAnswer.properties,
  size: Type.Optional(Type.Integer()),
  limit: Type.Optional(Type.Integer()),
});

/** A link as its author sees it in a list. */
export const SharedLink = Type.Object({
  ...OwnPublishedProject.properties,
  /** Its author has deleted it while it was hidden: its contents are kept for a decision. */
  removed: Type.Boolean(),
});
export type SharedLink = Static<typeof SharedLink>;

export const listSharedLinks = endpoint({
  method: 'GET',
  path: '/shared-links',
  access: 'member',
  summary:
    "The member's own links with files, the last made first. Their ids are those of published projects. One that was deleted while it was hidden stays in it until that is decided.",
  answer: Type.Array(SharedLink),
});

/**
 * Refusals by code: 413 `link_files_too_large`; 403 `shared_links_limit`; 422 `published_contact_refused` and 409
 * `personal_data_found` as for publishing; 422 of the list of files as for saving a project.
 */
export const makeSharedLink = endpoint({
  method: 'POST',
  path: '/shared-links',
  access: 'member',
  summary:
    'Stores a copy of a program and its files, at most 1 MB together, for anyone who has its address: readPublishedProject. The same program with the same files has one address. 422 when it says how to reach its author, their age or town; 409 for their name or school, until that is accepted.',
  body: Type.Object({
    title: PublishedTitle,
    kind: ProjectKind,
    files: ProjectFiles,
    assets: Type.Array(AssetReference, { minItems: 1, maxItems: 1000 }),
    /** True if its author has seen the findings and shows it in spite of them. */
    accepted: Type.Boolean(),
  }),
  answer: OwnPublishedProject,
  failures: {
    409: PersonalDataAnswer,
    413: LinkTooLargeAnswer,
    422: Type.Object({ ...ContactAnswer.properties, ...FilesRefusedAnswer.properties }),
  },
});

export const removeSharedLink = endpoint({
  method: 'DELETE',
  path: '/shared-links/:id',
  access: 'member',
  summary:
    "Deletes one of the member's links with its copy: from then on its address says so (410). A copy that is hidden is kept until that is decided.",
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Done,
});
