import { PAGE_SIZE } from '@codivia/contract/api/api-v1-fields';
import type * as contract from '@codivia/contract/api/api-v1-projects';
import type { V1Project } from '@codivia/contract/api/api-v1-projects';
import type { Input } from '@codivia/contract/api/endpoint';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../secrets.ts';
import { StoredFileNotFound } from '../project-files/project-files.errors.ts';
import { type FileDeps, readFile as readStored } from '../project-files/project-files.service.ts';
import * as projects from '../projects/projects.service.ts';
import {
  IdempotencyKeyReused,
  IfMatchRequired,
  InvalidIdempotencyKey,
  VersionChanged,
} from './api-v1.errors.ts';
import { claimKey, setProjectOfKey } from './idempotency.queries.ts';
import { type PageRequest, pageOfRows, rowBefore } from './pages.ts';

/** Returns the version of a project: its name is part of it, which its revision does not count. */
export function etagOf({ revision, name }: Pick<V1Project, 'revision' | 'name'>): string {
  return `"${revision}-${hashOf(name).slice(0, 12)}"`;
}

/** Tells whether a header names this version, or any. */
export function matches(header: string, etag: string): boolean {
  const named = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}

export async function v1ListProjects({ db }: Deps, userId: string, request: PageRequest) {
  const { limit = PAGE_SIZE } = request;
  const rows = await projects.page(db, userId, { limit: limit + 1, before: rowBefore(request) });
  const { data, next_cursor } = pageOfRows(rows, request);
  return { data: data.map(projects.summary), next_cursor };
}

/**
 * Returns a file that one of the member's projects lists, with its content. Throws ProjectNotFound, StoredFileNotFound
 * or FileStorageUnavailable.
 */
export async function v1ReadFile(
  deps: FileDeps,
  userId: string,
  { id, hash }: { id: string; hash: string },
) {
  const { assets } = await projects.readProject(deps, userId, id);
  const asset = assets.find((one) => one.hash === hash);
  if (!asset) throw StoredFileNotFound();
  const { content } = await readStored(deps, userId, hash);
  return { ...asset, content: content.toString('base64') };
}

/**
 * Makes a project. With a key, a repeated request returns the project that it made the first time, as it is now. Throws
 * IdempotencyKeyReused, InvalidIdempotencyKey, and the refusals of projects.
 */
export async function v1CreateProject(
  deps: Deps,
  userId: string,
  input: Input<typeof contract.v1CreateProject>['body'],
  key: string | undefined,
): Promise<V1Project> {
  if (key === undefined) return projects.createProject(deps, userId, input);
  if (!/^.{1,100}$/u.test(key)) throw InvalidIdempotencyKey();
  const claim = { user_id: userId, key_hash: hashOf(key) };
  const { name, kind, files } = input;
  const body_hash = hashOf(JSON.stringify([name, kind, Object.entries(files).sort()]));
  return deps.db.transaction(async (tx) => {
    const inTransaction = { ...deps, db: tx };
    const used = await claimKey(tx, { ...claim, body_hash, created_at: deps.clock() });
    if (used && used.body_hash !== body_hash) throw IdempotencyKeyReused();
    if (used?.project_id) return projects.readProject(inTransaction, userId, used.project_id);
    const made = await projects.createProject(inTransaction, userId, input);
    await setProjectOfKey(tx, claim, made.id);
    return made;
  });
}

/**
 * Replaces name and files of the version that the caller has read. A repeated request changes nothing, and returns the
 * project. Throws IfMatchRequired, VersionChanged, and the refusals of projects.
 */
export async function v1UpdateProject(
  deps: Deps,
  userId: string,
  id: string,
  input: Input<typeof contract.v1UpdateProject>['body'],
  version: string | undefined,
): Promise<V1Project> {
  if (version === undefined) throw IfMatchRequired();
  const isCurrent = (present: V1Project) => matches(version, etagOf(present));
  const replaced = await projects.replace(deps, userId, id, input, isCurrent);
  if (!replaced) throw VersionChanged();
  return replaced;
}

/** Throws VersionChanged or ProjectNotFound. */
export async function v1DeleteProject(
  deps: Deps,
  userId: string,
  id: string,
  version: string | undefined,
): Promise<{ id: string }> {
  const isCurrent = (present: V1Project) =>
    version === undefined || matches(version, etagOf(present));
  if (!(await projects.removeIf(deps, userId, id, isCurrent))) throw VersionChanged();
  return { id };
}
