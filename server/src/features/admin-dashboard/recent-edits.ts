import type { AuditEntry, AuditSubject } from '@codivia/contract/api/admin-audit';
import { type Activity, DASHBOARD_ACTIVITY } from '@codivia/contract/api/admin-dashboard';
import type { Db } from '../../db/connect.ts';
import { listAudit } from '../audit/audit.service.ts';
import { selectCourseTitles, selectLessonTitles } from './admin-dashboard.queries.ts';

/** Number of entries of the audit log that are read: a reordering writes many. */
const MAX_SCANNED = 10 * DASHBOARD_ACTIVITY;

/** Returns the number of lessons of one course that an entry put into another order; 0 for other entries. */
function orderedLessons({ action, changes }: AuditEntry): number {
  const found = changes.find(({ field }) => field === 'lessons');
  return action === 'reorder' ? Number(found?.to ?? 0) : 0;
}

/** Returns the key of the activity that an entry counts towards: entries of one reordering are one activity. */
function groupOf({ id, at, actor, action, subject }: AuditEntry, course?: string): string {
  return action === 'reorder' ? [subject, course, actor?.id, at].join(' ') : String(id);
}

/** Returns the latest edits of administrators, the latest first, with titles in both languages. */
export async function recentEdits(db: Db): Promise<Activity[]> {
  const entries = await listAudit(db, { limit: MAX_SCANNED });
  const idsOf = (kind: AuditSubject) =>
    entries.filter(({ subject }) => subject === kind).map(({ subject_id }) => subject_id);
  const [courses, lessons] = await Promise.all([
    selectCourseTitles(db, idsOf('course')),
    selectLessonTitles(db, idsOf('lesson')),
  ]);
  const edits = new Map<string, Activity>();
  for (const entry of entries) {
    const { at, actor, action, subject: kind, subject_id: id, label: title, changes } = entry;
    const lesson = kind === 'lesson' ? lessons.get(id) : undefined;
    const title_fr = (kind === 'course' ? courses.get(id) : lesson)?.title_fr ?? null;
    const ordered = orderedLessons(entry);
    const own = ordered > 0 ? { id, title: title ?? id, title_fr: title_fr ?? title ?? id } : null;
    // Earlier entries are about single lessons.
    const course = action === 'reorder' ? (own ?? lesson?.course ?? null) : null;
    const group = groupOf(entry, course?.id);
    const moved = action === 'reorder' ? (edits.get(group)?.moved ?? 0) + (ordered || 1) : 0;
    edits.set(group, {
      kind: 'edit',
      at,
      person: actor,
      action,
      event: null,
      moved,
      subject: { kind, id, title, title_fr },
      changed: changes.map(({ field }) => field),
      course: course && { title: course.title, title_fr: course.title_fr },
    });
  }
  return [...edits.values()].slice(0, DASHBOARD_ACTIVITY);
}
