import type { Certificate } from '@codivia/contract/api/certificates';
import type { Language } from '@codivia/contract/api/language';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { localizedTitle } from '../../lib/localized.ts';
import type { Translate } from '../../lib/text-keys.ts';

/** Everything that is on a certificate, in one language. */
export type CertificateWords = {
  heading: string;
  awarded: string;
  name: string;
  completed: string;
  course: string;
  /** The courses of the path that it is for; empty on the certificate of a course. */
  courses: string;
  /** The number of solved exercises; empty if it is not known. */
  solved: string;
  /** The list on the full certificate; empty on a basic one. */
  skills: string;
  project: string;
  /** XP, lessons and date, each with what it is. */
  facts: { value: string; label: string }[];
  number: string;
  proof: string;
  /** The address at which anyone can check the certificate. */
  address: string;
  /** Lessons of the course, or courses of the path. */
  waypoints: number;
};

/**
 * A day in full: `20 novembre 2026`, `November 20, 2026`. It is the day in UTC, so that a certificate
 * bears the same date wherever it is looked at.
 */
export function longDate(date: string, language: Language): string {
  return formatDate(date, language, 'long', 'UTC');
}

/** Returns the suffix of the names of texts that call the certificate a record of attendance. */
export const suffixOf = ({ kind }: Pick<Certificate, 'kind'>): '' | '_attendance' =>
  kind === 'attendance' ? '_attendance' : '';

/** Returns the suffix of the names of texts that speak of a path instead of a course. */
export const subjectSuffix = ({ subject }: Pick<Certificate, 'subject'>): '' | '_path' =>
  subject === 'path' ? '_path' : '';

/** The title of the course or path, as it was when it was completed. */
export function courseTitle(certificate: Certificate, language: Language): string {
  return (language === 'fr' && certificate.course_title_fr) || certificate.course_title;
}

/** The titles of the courses that the certificate of a path is for; none on that of a course. */
export function pathCourseTitles(certificate: Certificate, language: Language): string[] {
  if (certificate.subject !== 'path') return [];
  return certificate.path_courses.map((course) => localizedTitle(course, language));
}

/**
 * Returns the number of exercises solved at the issue, in words; undefined on a certificate from before they were
 * counted.
 */
export function solvedText(certificate: Certificate, t: Translate<'certificate'>) {
  const { exercises_solved: done, exercises_total: total } = certificate;
  if (done === null || !total) return undefined;
  return t('exercises', { done, count: total });
}

/** Returns the list on the full certificate: skills, and the project if the course has one. */
export function fullDetails(certificate: Certificate, language: Language) {
  const { skills, skills_fr, project_title, project_title_fr } = certificate;
  const french = language === 'fr';
  return {
    skills: french && skills_fr.length > 0 ? skills_fr : skills,
    project: (french && project_title_fr) || project_title,
  };
}

/** The words of a certificate whose public page is at `address`. */
export function certificateWords(
  certificate: Certificate,
  address: string,
  language: Language,
  t: Translate<'certificate'>,
): CertificateWords {
  const { user_name, total_xp, total_lessons, completion_date, certificate_id } = certificate;
  const solved = solvedText(certificate, t);
  const suffix = suffixOf(certificate);
  const subject = subjectSuffix(certificate);
  const courses = pathCourseTitles(certificate, language);
  const { skills, project } = fullDetails(certificate, language);
  return {
    heading: t(`picture.heading_${certificate.kind}`),
    awarded: t(`picture.awarded${suffix}`),
    name: user_name,
    completed: t(`picture.completed${subject}`),
    course: courseTitle(certificate, language),
    courses: courses.length > 0 ? t('picture.courses', { courses: courses.join(' · ') }) : '',
    solved: solved ? t('picture.solved', { exercises: solved }) : '',
    skills: skills.length > 0 ? t('picture.skills', { skills: skills.join(' · ') }) : '',
    project: project ? t('picture.project', { project }) : '',
    facts: [
      { value: formatNumber(total_xp, language), label: t('picture.xp') },
      {
        value: formatNumber(total_lessons, language),
        label: t('picture.lessons', { count: total_lessons }),
      },
      { value: longDate(completion_date, language), label: t(`picture.date${subject}`) },
    ],
    number: t(`picture.number${suffix}`, { number: certificate_id }),
    proof: t('picture.proof'),
    address,
    waypoints: courses.length || total_lessons,
  };
}
