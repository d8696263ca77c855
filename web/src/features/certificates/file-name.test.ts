import { expect, it } from 'vitest';
import { certificateFileName } from './file-name.ts';

const NUMBER = 'CV-7Q2M0X9KTR4B8ZW1E5HN';

// The names are invented.
it.each([
  ['Discovery', 'Léa Martin', 'codivia-discovery-lea-martin.png'],
  ['Découverte', 'Zoé-Anaïs D’Œuvray', 'codivia-decouverte-zoe-anais-d-oeuvray.png'],
  ['Python: next steps!', '  Łukasz  Strauß ', 'codivia-python-next-steps-lukasz-strauss.png'],
  ['Ma 1re IA', '../../etc/passwd', 'codivia-ma-1re-ia-etc-passwd.png'],
])('names the picture of %s for %s', (course, name, file) => {
  expect(certificateFileName(course, name, NUMBER)).toBe(file);
});

it('takes the number where a name has no Latin letter', () => {
  expect(certificateFileName('Discovery', '李娜', NUMBER)).toBe(
    'codivia-discovery-cv-7q2m0x9ktr4b8zw1e5hn.png',
  );
});

it('keeps names within what file systems take', () => {
  const file = certificateFileName('course '.repeat(40), 'é'.repeat(80), NUMBER);
  expect(file.length).toBeLessThan(140);
  expect(file).toMatch(/^codivia-course-[a-z-]+-e+\.png$/);
});
