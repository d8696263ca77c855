import type {
  AdminPublishedProject,
  AdminPublishedQuery,
  AdminPublishedRow,
} from '@codivia/contract/api/admin-published-projects';
import type { Db } from '../../db/connect.ts';
import { PublishedProjectNotFound } from '../published-projects/published-projects.errors.ts';
import * as queries from './admin-published.queries.ts';

type Row = Awaited<ReturnType<typeof queries.selectAdminPublished>>[number];

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name });

function rowOf(row: Row): AdminPublishedRow {
  const { id, title, kind, user_id, author, gallery, reasons, removed, link_sha256 } = row;
  const state = row.state ?? 'open';
  return {
    id,
    title,
    kind,
    gallery,
    reasons,
    removed,
    state,
    link: link_sha256 !== null,
    author: { id: user_id, name: author },
    pending_since: momentOf(row.pending_since),
    appealed: state === 'hidden' && row.pending_since !== null,
    updated_at: row.updated_at.toISOString(),
  };
}

export async function listAdminPublished(
  db: Db,
  query: AdminPublishedQuery,
): Promise<AdminPublishedRow[]> {
  return (await queries.selectAdminPublished(db, query)).map(rowOf);
}

/** A published project with its reports and decisions. Throws PublishedProjectNotFound. */
export async function readAdminPublished(db: Db, id: string): Promise<AdminPublishedProject> {
  const found = await queries.selectAdminProject(db, id);
  if (!found) throw PublishedProjectNotFound();
  const { project_id, description, files, assets, version } = found;
  const reports = await queries.selectReports(db, project_id);
  const decisions = await queries.selectDecisions(db, project_id);
  return {
    ...rowOf(found),
    description,
    files,
    assets,
    version: version ?? 0,
    reports: reports.map(({ report, name }) => ({
      id: report.id,
      reason: report.reason,
      text: report.text,
      created_at: report.created_at.toISOString(),
      settled_at: momentOf(report.settled_at),
      reporter: personOf(report.reporter_id, name),
    })),
    decisions: decisions.map(({ decision, name }) => ({
      id: decision.id,
      outcome: decision.outcome,
      reason: decision.reason,
      words: decision.words,
      appeal: decision.appeal,
      decided_at: decision.decided_at.toISOString(),
      appealed_at: momentOf(decision.appealed_at),
      admin: personOf(decision.admin_id, name),
    })),
  };
}
