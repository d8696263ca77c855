import type { Certificate, ListedCertificate } from '@codivia/contract/certificates';
import type { Database } from '../../db/connect.ts';
import { problem } from '../../errors.ts';
import { type Catalogue, CourseNotFound } from '../courses/courses.service.ts';
import { newCertificateId } from './certificate-id.ts';
import {
  type FoundCertificate,
  prepareCountCompleted,
  prepareIssue,
  selectCertificate,
  selectCourseCertificate,
  selectUserCertificates,
} from './certificates.queries.ts';

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const CourseNotCompleted = problem(403, 'course_not_completed', {
  fr: 'Cours non terminé : il te reste des leçons à finir.',
  en: 'Course not completed: some of its lessons are still ahead of you.',
});

export const CertificateNotFound = problem(404, 'certificate_not_found', {
  fr: 'Aucun certificat ne porte ce numéro.',
  en: 'No certificate has this number.',
});

function shown({ course_id: _, ...certificate }: FoundCertificate): Certificate {
  return { ...certificate, completion_date: certificate.completion_date.toISOString() };
}

/** A certificate among others, with its course. */
export function listed(found: FoundCertificate): ListedCertificate {
  const { course_id: id, course_title: title, course_title_fr: title_fr } = found;
  return { ...shown(found), course: { id, title, title_fr } };
}

/** What is done with certificates. One is issued once; whatever its member changes afterwards, it stays. */
export function certificateService(database: Database, catalogue: Catalogue) {
  const { db } = database;
  const countCompleted = prepareCountCompleted(database);
  const issue = prepareIssue(database);

  return {
    /** Whether every active lesson of the course is completed; if so, its certificate is there. */
    async completeCourse(userId: string, courseId: string): Promise<boolean> {
      const lessons = catalogue.courses.get(courseId)?.lessons ?? [];
      const ids = lessons.map((lesson) => lesson.id);
      const complete = ids.length > 0 && (await countCompleted(userId, ids)) === ids.length;
      if (complete) await issue(userId, courseId, newCertificateId());
      return complete;
    },

    /** The member's certificate of a course. Throws CourseNotFound or CourseNotCompleted. */
    async ofCourse(userId: string, courseId: string): Promise<Certificate> {
      const issued = await selectCourseCertificate(db, userId, courseId);
      if (issued) return shown(issued);
      // Mends a process that ended between the last completion and the certificate.
      await this.completeCourse(userId, courseId);
      const found = await selectCourseCertificate(db, userId, courseId);
      if (found) return shown(found);
      throw catalogue.courses.has(courseId) ? CourseNotCompleted() : CourseNotFound();
    },

    async ofUser(userId: string): Promise<ListedCertificate[]> {
      return (await selectUserCertificates(db, userId)).map(listed);
    },

    /** The certificate with this id, for anyone. Throws CertificateNotFound. */
    async genuine(id: string): Promise<ListedCertificate> {
      const found = await selectCertificate(db, id.toUpperCase());
      if (!found) throw CertificateNotFound();
      return listed(found);
    },
  };
}

export type CertificateService = ReturnType<typeof certificateService>;
