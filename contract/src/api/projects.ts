import Type, { type Static } from 'typebox';
import { AssetReferences, FilesRefusedAnswer, ProjectAsset } from '../files/project-files.ts';
import {
  PROGRAM_FILES,
  PROGRAM_KINDS,
  type ProgramFiles,
  type ProgramKind,
} from '../programs/program.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';

/** Projects a member keeps on the free plan; premium has no bound (docs/product.md#projects). */
export const FREE_PROJECTS = 3;
/** Characters of a project's name, without the blanks around it. */
export const PROJECT_NAME_MAX_LENGTH = 80;
/** Bytes (UTF-8) of all file names and contents of one project: some 5,000 lines. */
export const PROJECT_MAX_BYTES = 200_000;
/** Largest body that carries a project, in bytes: JSON writes a character in six bytes at worst. */
export const PROJECT_BODY_LIMIT = 6 * PROJECT_MAX_BYTES + 10_000;

/** The room that these are the files of: no two rooms share one. Undefined when they are no work. */
export function kindOf(files: ProgramFiles): ProgramKind | undefined {
  const names = Object.keys(files);
  return PROGRAM_KINDS.find((kind) => {
    const known: readonly string[] = PROGRAM_FILES[kind];
    return names.length === known.length && names.every((name) => known.includes(name));
  });
}

/** The training room that a project belongs to. */
export const ProjectKind = Type.Union([
  Type.Literal('python'),
  Type.Literal('web'),
  Type.Literal('game'),
]);

/** A work of a room: exactly the files that PROGRAM_FILES names for its kind. */
export const ProjectFiles = Type.Record(Type.String(), Type.String());

/** The fields of a project in lists. `revision` counts the saves of the files, from 1. */
export const ProjectSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: ProjectKind,
  revision: Type.Integer({ minimum: 1 }),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ProjectSummary = Static<typeof ProjectSummary>;

export const Project = Type.Object({
  ...ProjectSummary.properties,
  files: Type.Record(Type.String(), Type.String()),
  /** The files beside the code, in their order. */
  assets: Type.Array(ProjectAsset),
});
export type Project = Static<typeof Project>;

const ProjectParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** Looser than the rule: blanks around a name are dropped before its characters are counted. */
export const ProjectName = Type.String({ pattern: '\\S', maxLength: 400 });

export const listProjects = endpoint({
  method: 'GET',
  path: '/projects',
  access: 'member',
  summary: "The member's own projects without their files, the last changed first.",
  answer: Type.Array(ProjectSummary),
});

export const readProject = endpoint({
  method: 'GET',
  path: '/projects/:id',
  access: 'member',
  summary: "One of the member's own projects with its files.",
  params: ProjectParams,
  answer: Project,
});

export const createProject = endpoint({
  method: 'POST',
  path: '/projects',
  access: 'member',
  summary: 'Keeps a work as a new project: 403 beyond three on the free plan, 413 when too large.',
  body: Type.Object({
    name: ProjectName,
    kind: ProjectKind,
    files: ProjectFiles,
    assets: Type.Optional(AssetReferences),
  }),
  answer: Project,
  failures: { 422: FilesRefusedAnswer },
});

export const saveProject = endpoint({
  method: 'PUT',
  path: '/projects/:id',
  access: 'member',
  summary:
    'Saves the files, told from which revision the work began: 409 with the present state when there is a newer one.',
  params: ProjectParams,
  body: Type.Object({
    revision: Type.Integer({ minimum: 1 }),
    files: ProjectFiles,
    /** Left out, the list stays as it is. */
    assets: Type.Optional(AssetReferences),
  }),
  answer: ProjectSummary,
  failures: { 409: Conflict('project', Project), 422: FilesRefusedAnswer },
});

export const renameProject = endpoint({
  method: 'PUT',
  path: '/projects/:id/name',
  access: 'member',
  summary: 'Gives a project another name; its files and their revision stay.',
  params: ProjectParams,
  body: Type.Object({ name: ProjectName }),
  answer: ProjectSummary,
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/projects/:id',
  access: 'member',
  summary: 'Deletes a project for good.',
  params: ProjectParams,
  answer: Done,
});
