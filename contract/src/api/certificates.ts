import Type, { type Static } from 'typebox';
import { CourseParams } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { LanguageQuery } from './language.ts';

/** Pixels of the picture (docs/product.md#certificates). */
export const CERTIFICATE_WIDTH = 1200;
export const CERTIFICATE_HEIGHT = 800;

/** Share of a course's exercises that the full certificate requires, in per cent (docs/product.md#certificates). */
export const FULL_CERTIFICATE_PERCENT = 80;

/** Per cent of a course's exercises below which there is a record of attendance instead of a certificate. */
export const CERTIFICATE_PERCENT = 50;

/**
 * The record of attendance is for the lessons alone. With half of the exercises it is the basic certificate, and with
 * most of them and the project the full one.
 */
export const CertificateKind = Type.Union([
  Type.Literal('attendance'),
  Type.Literal('basic'),
  Type.Literal('full'),
]);
export type CertificateKind = Static<typeof CertificateKind>;

/** Courses that a path has at least for a certificate of its own: with one, it would repeat the course's. */
export const PATH_CERTIFICATE_COURSES = 2;

/** A certificate is for a course, or for a path with all of its courses. The one of a path is never a record of attendance. */
export const CertificateSubject = Type.Enum(['course', 'path']);
export type CertificateSubject = Static<typeof CertificateSubject>;

const Figure = Type.Union([Type.Integer(), Type.Null()]);
const OptionalText = Type.Union([Type.String(), Type.Null()]);

export const Certificate = Type.Object({
  user_name: Type.String(),
  subject: CertificateSubject,
  /** The title of the course, or of the path. */
  course_title: Type.String(),
  course_title_fr: Type.String(),
  /** The courses that the certificate of a path is for, in order; empty on the one of a course. */
  path_courses: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), title_fr: Type.String() }),
  ),
  total_xp: Type.Integer(),
  total_lessons: Type.Integer(),
  completion_date: Type.String({ format: 'date-time' }),
  certificate_id: Type.String(),
  kind: CertificateKind,
  /** Null on certificates from before exercises were counted. */
  exercises_solved: Figure,
  exercises_total: Figure,
  /** The time at which it became the full one; null on others. */
  full_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** The skills that the full one lists; empty on others. */
  skills: Type.Array(Type.String()),
  skills_fr: Type.Array(Type.String()),
  /** The course's project, on the full one of a course that has one. */
  project_title: OptionalText,
  project_title_fr: OptionalText,
  /** The moment at which an administrator last corrected the name; null on certificates that were never corrected. */
  name_corrected_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type Certificate = Static<typeof Certificate>;

export const ListedCertificate = Type.Object({
  ...Certificate.properties,
  /** The course, or the path. */
  course: Type.Object({ id: Type.String(), title: Type.String(), title_fr: Type.String() }),
});
export type ListedCertificate = Static<typeof ListedCertificate>;

export const CertificateParams = Type.Object({
  certificate_id: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
});

export const readCourseCertificate = endpoint({
  method: 'GET',
  path: '/user/courses/:id/certificate',
  access: 'member',
  summary: "The member's certificate of a course; 403 while the course is not complete.",
  params: CourseParams,
  query: LanguageQuery,
  answer: Certificate,
});

export const listCertificates = endpoint({
  method: 'GET',
  path: '/user/certificates',
  access: 'member',
  summary: "The member's certificates, the latest first.",
  answer: Type.Array(ListedCertificate),
});

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:certificate_id',
  access: 'everyone',
  summary: 'Proves to anyone who has its link that a certificate is genuine.',
  params: CertificateParams,
  answer: ListedCertificate,
});
