import { expect, it } from 'vitest';
import { certificate, fullCertificate, pathCertificate } from '../../test/certificate.ts';
import { courseTitle, fullDetails, longDate, pathCourseTitles } from './certificate-words.ts';

it('writes the same day everywhere, in full', () => {
  const lastMoment = '2026-11-20T23:59:59.000Z';
  expect(longDate(lastMoment, 'fr')).toBe('20 novembre 2026');
  expect(longDate(lastMoment, 'en')).toBe('November 20, 2026');
  expect(longDate('2026-11-21T00:00:00.000Z', 'en')).toBe('November 21, 2026');
});

it('takes the title in the reader’s language where there is one', () => {
  expect(courseTitle(certificate(), 'fr')).toBe('Découverte');
  expect(courseTitle(certificate(), 'en')).toBe('Discovery');
  expect(courseTitle(certificate({ course_title_fr: '' }), 'fr')).toBe('Discovery');
});

it('lists the courses of a path in the reader’s language', () => {
  expect(pathCourseTitles(pathCertificate(), 'fr')).toEqual(['Découverte', 'Créer des jeux']);
  expect(pathCourseTitles(certificate(), 'fr')).toEqual([]);
});

it('lists skills and project of a full certificate in the reader’s language', () => {
  const full = fullCertificate({ project_title: 'My game', project_title_fr: 'Mon jeu' });
  expect(fullDetails(full, 'fr')).toMatchObject({ project: 'Mon jeu' });
  expect(fullDetails(full, 'fr').skills).toContain('Boucles');
  expect(fullDetails(full, 'en')).toMatchObject({ project: 'My game' });
  expect(fullDetails(certificate(), 'en')).toEqual({ skills: [], project: null });
});
