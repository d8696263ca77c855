import type { ListedCertificate } from '@codivia/contract/api/certificates';

/** An invented certificate. */
export function certificate(changes: Partial<ListedCertificate> = {}): ListedCertificate {
  return {
    user_name: 'Léa Martin',
    subject: 'course',
    course_title: 'Discovery',
    course_title_fr: 'Découverte',
    path_courses: [],
    total_xp: 130,
    total_lessons: 10,
    completion_date: '2026-11-20T12:00:00.000Z',
    certificate_id: 'CV-7Q2M0X9KTR4B8ZW1E5HN',
    kind: 'basic',
    exercises_solved: 24,
    exercises_total: 32,
    full_at: null,
    skills: [],
    skills_fr: [],
    project_title: null,
    project_title_fr: null,
    name_corrected_at: null,
    course: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte' },
    ...changes,
  };
}

/** An invented full certificate. */
export function fullCertificate(changes: Partial<ListedCertificate> = {}): ListedCertificate {
  return certificate({
    kind: 'full',
    exercises_solved: 30,
    full_at: '2026-11-21T12:00:00.000Z',
    skills: ['Variables', 'Conditions', 'Loops', 'Lists', 'Functions'],
    skills_fr: ['Variables', 'Conditions', 'Boucles', 'Listes', 'Fonctions'],
    ...changes,
  });
}

/** An invented certificate of a path with two courses. */
export function pathCertificate(changes: Partial<ListedCertificate> = {}): ListedCertificate {
  const path = { id: 'games', title: 'Games', title_fr: 'Jeux' };
  return certificate({
    subject: 'path',
    course_title: path.title,
    course_title_fr: path.title_fr,
    course: path,
    path_courses: [
      { id: 'discovery', title: 'Discovery', title_fr: 'Découverte' },
      { id: 'games', title: 'Game making', title_fr: 'Créer des jeux' },
    ],
    certificate_id: 'CV-5K2M0X9KTR4B8ZW1E5HN',
    total_xp: 310,
    total_lessons: 23,
    ...changes,
  });
}

/** The configuration of this test server. */
export const SITE = {
  public_url: 'https://codivia.example',
  community_url: '',
  contact_email: '',
  ai_chat_url: '',
  python_packages_url: '',
  runner_origin: '',
  local_mailbox: false,
};
