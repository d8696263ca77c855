import type { Certificate } from '@codivia/contract/certificates';
import { formatNumber } from '@codivia/contract/format';
import { formatDate } from '@codivia/contract/format-dates';
import type { Language } from '@codivia/contract/language';
import type { Translate } from '../../lib/text-keys.ts';

/** Everything that is on a certificate, in one language. */
export type CertificateWords = {
  heading: string;
  awarded: string;
  name: string;
  completed: string;
  course: string;
  /** XP, lessons and date, each with what it is. */
  facts: { value: string; label: string }[];
  number: string;
  proof: string;
  /** Where anyone can check the certificate. */
  address: string;
  /** Lessons of the course. */
  waypoints: number;
};

/**
 * A day in full: `20 novembre 2026`, `November 20, 2026`. It is the day in UTC, so that a certificate
 * bears the same date wherever it is looked at.
 */
export function longDate(date: string, language: Language): string {
  return formatDate(date, language, 'long', 'UTC');
}

/** The title of the course, as it was when it was completed. */
export function courseTitle(certificate: Certificate, language: Language): string {
  return (language === 'fr' && certificate.course_title_fr) || certificate.course_title;
}

/** The words of a certificate whose public page is at `address`. */
export function certificateWords(
  certificate: Certificate,
  address: string,
  language: Language,
  t: Translate<'certificate'>,
): CertificateWords {
  const { user_name, total_xp, total_lessons, completion_date, certificate_id } = certificate;
  return {
    heading: t('picture.heading'),
    awarded: t('picture.awarded'),
    name: user_name,
    completed: t('picture.completed'),
    course: courseTitle(certificate, language),
    facts: [
      { value: formatNumber(total_xp, language), label: t('picture.xp') },
      {
        value: formatNumber(total_lessons, language),
        label: t('picture.lessons', { count: total_lessons }),
      },
      { value: longDate(completion_date, language), label: t('picture.date') },
    ],
    number: t('picture.number', { number: certificate_id }),
    proof: t('picture.proof'),
    address,
    waypoints: total_lessons,
  };
}
