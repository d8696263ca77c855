import {
  CERTIFICATE_PERCENT,
  type CertificateKind,
  type CertificateSubject,
} from '@codivia/contract/api/certificates';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** A course on the certificate of a path, with its titles as they were on its own certificate. */
export interface CertifiedCourse {
  id: string;
  title: string;
  title_fr: string;
}

/**
 * The proof of a completed course, or of a path with all of its courses, with the member's name and the course as they were
 * then: it does not follow later changes of either. Only administrators correct the name.
 */
export const certificates = pgTable(
  'certificates',
  {
    certificate_id: text().primaryKey(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    user_name: text().notNull(),
    /**
     * The moment of the latest correction of the name. Null also on certificates that were corrected before this was
     * kept.
     */
    name_corrected_at: moment(),
    /** On the certificate of a path `path/` and its id, which no course has (docs/decisions/0368). */
    course_id: text().notNull(),
    /** The path that it is for; null on the certificate of a course. Paths are files, so it is no foreign key. */
    path_id: text(),
    /** The courses that the certificate of a path is for. */
    path_courses: jsonb().$type<CertifiedCourse[]>().notNull().default([]),
    course_title: text().notNull(),
    course_title_fr: text().notNull(),
    total_xp: integer().notNull(),
    total_lessons: integer().notNull(),
    completion_date: moment().notNull(),
    /** A basic one may be shown as a record of attendance (`shownKind`). */
    kind: text().$type<'basic' | 'full'>().notNull().default('basic'),
    /** Null on certificates from before exercises were counted: their figures are unknown. */
    exercises_solved: integer(),
    exercises_total: integer(),
    /** The further facts on a full certificate, as they were when it became one. */
    full_at: moment(),
    skills_en: jsonb().$type<string[]>().notNull().default([]),
    skills_fr: jsonb().$type<string[]>().notNull().default([]),
    project_title: text(),
    project_title_fr: text(),
  },
  (table) => [unique('certificates_user_course').on(table.user_id, table.course_id)],
);

/** The kind of thing that a certificate is for, a course or a path. */
export const certificateSubject = sql<CertificateSubject>`case
  when ${certificates.path_id} is null then 'course' else 'path' end`;

/** Returns SQL that is true where too few exercises are solved for a certificate; false where they were not counted. */
export const isAttendanceSql = (solved: string, total: string): string =>
  `coalesce(${solved} * 100 < ${total} * ${CERTIFICATE_PERCENT}, false)`;

const { kind, exercises_solved, exercises_total } = certificates;

/** The kind as which a certificate is shown, computed from its own figures. */
export const shownKind = sql<CertificateKind>`case
  when ${kind} = 'basic'
    and coalesce(${exercises_solved} * 100 < ${exercises_total} * ${sql.raw(String(CERTIFICATE_PERCENT))}, false)
  then 'attendance' else ${kind} end`;
