import {
  type LessonVersion,
  LessonVersionContent,
  type VersionOrigin,
} from '@codivia/contract/api/admin-lesson-versions';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { onlyFields } from '../../only-fields.ts';
import { sameValue } from '../audit/audit.service.ts';
import type { LessonRow } from './admin-lessons.queries.ts';
import { type FoundVersion, insertVersion } from './lesson-versions.queries.ts';

type Snapshot = LessonVersionContent['lesson'];

function snapshotOf(row: LessonRow): Snapshot {
  return onlyFields(LessonVersionContent.properties.lesson, row) as Snapshot;
}

/** The origin of a save: its author, and the way it was made. */
export interface Saving {
  /** Null for a command of the server's. */
  saved_by: string | null;
  saved_at: Date;
  origin: VersionOrigin;
  restored_from?: number;
  /** True where the log of changes has one entry for several lessons, which the caller writes. */
  logged_together?: boolean;
}

/** A save in the panel, now. */
export function byPanel({ clock }: Pick<Deps, 'clock'>, saved_by: string): Saving {
  return { saved_by, saved_at: clock(), origin: 'panel' };
}

/**
 * Stores a lesson as it was before the panel first changed it; a stored version stays. Every save in the panel stores
 * its version, so that a lesson from files without one is still as it came.
 */
export async function recordFirstVersion(tx: Db, before: LessonRow): Promise<void> {
  const { id: lesson_id, revision, source_hash, created_at } = before;
  await insertVersion(tx, {
    lesson_id,
    revision,
    origin: source_hash === '' ? 'panel' : 'files',
    saved_at: created_at,
    saved_by: null,
    restored_from: null,
    changed: [],
    lesson: snapshotOf(before),
  });
}

/** Stores a lesson as it was just saved; `before` is the lesson that was overwritten, if there was one. */
export async function recordVersion(
  tx: Db,
  before: LessonRow | undefined,
  after: LessonRow,
  {
    restored_from,
    saved_by,
    saved_at,
    origin,
  }: Omit<Saving, 'saved_by'> & { saved_by: string | null },
): Promise<void> {
  if (before) await recordFirstVersion(tx, before);
  const lesson = snapshotOf(after);
  const old = before && snapshotOf(before);
  const fields = Object.keys(lesson) as (keyof Snapshot)[];
  const changed = old ? fields.filter((field) => !sameValue(old[field], lesson[field])) : [];
  const { id: lesson_id, revision } = after;
  const version = { saved_by, saved_at, origin, lesson_id, revision, changed, lesson };
  await insertVersion(tx, { ...version, restored_from: restored_from ?? null });
}

/** A version as administrators see it in the list. */
export function versionOf(row: FoundVersion): LessonVersion {
  const { revision, origin, saved_at, saved_by, restored_from, changed, saver } = row;
  return {
    revision,
    origin,
    restored_from,
    changed,
    saved_at: saved_at.toISOString(),
    saved_by: saved_by ? { id: saved_by, name: saver } : null,
  };
}
