import type { AuditEntry } from '@codivia/contract/api/admin-audit';
import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { Dashboard } from '@codivia/contract/api/admin-dashboard';
import type { UserOverview } from '@codivia/contract/api/admin-user-overview';
import { type AdminUser, NEW_USER } from '@codivia/contract/api/admin-users';
import { NEW_COURSE } from '@codivia/contract/api/course-fields';

/** An invented course as administrators see it. */
export function adminCourse(changes: Partial<AdminCourse> = {}): AdminCourse {
  return {
    ...NEW_COURSE,
    id: 'robots',
    title: 'Robots',
    title_fr: 'Les robots',
    order_index: 1,
    lesson_count: 4,
    active_lesson_count: 3,
    revision: 3,
    from_files: false,
    created_at: '2026-11-01T10:00:00.000Z',
    edited_at: null,
    deleted_at: null,
    ...changes,
  };
}

/** An invented account as administrators see it. */
export function adminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    ...NEW_USER,
    id: 'u1',
    name: 'Lina',
    email: 'lina@example.org',
    premium_grounds: [],
    premium_until: null,
    stripe_customer_id: null,
    stripe_subscription_id: null,
    revision: 2,
    created_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

/** Returns what an invented member has done. */
export function userOverview(changes: Partial<UserOverview> = {}): UserOverview {
  return {
    user: adminUser(),
    figures: {
      learned_on: '2026-11-19',
      seen_on: null,
      xp: 1234,
      started_lessons: 7,
      completed_lessons: 5,
      solved_exercises: 21,
      certificates: 1,
      projects: 2,
    },
    courses: [],
    questions: [],
    reported: [],
    payments: [],
    ...changes,
  };
}

/** Returns a change that an invented administrator has made to a course. */
export function auditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-20T10:00:00.000Z',
    actor: { id: 'a2', name: 'Inès' },
    action: 'update',
    subject: 'course',
    subject_id: 'robots',
    label: 'Robots',
    changes: [{ field: 'title' }, { field: 'title_fr' }],
    ...changes,
  };
}

/** Invented figures. */
export function dashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    counters: { courses: 5, lessons: 53, users: 1200, premium_users: 87 },
    activity: [],
    weeks: [
      { starts_on: '2026-11-09', sign_ups: 4, active_learners: 30, completions: 51 },
      { starts_on: '2026-11-16', sign_ups: 2, active_learners: 12, completions: 20 },
    ],
    ...changes,
  };
}
