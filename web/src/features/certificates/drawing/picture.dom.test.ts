import { expect, it } from 'vitest';
import { stubCanvas } from '../../../test/canvas.ts';
import type { CertificateWords } from '../certificate-words.ts';
import { drawPicture } from './picture.ts';

const WORDS: CertificateWords = {
  heading: 'Certificat de réussite',
  awarded: 'Ce certificat est décerné à',
  name: 'Léa Martin',
  completed: 'qui a terminé le cours',
  course: 'Découverte',
  courses: 'Cours : Découverte · Jeux',
  solved: 'and solved 24 of 32 exercises.',
  skills: '',
  project: '',
  facts: [
    { value: '130', label: 'XP gagnés' },
    { value: '10', label: 'leçons terminées' },
    { value: '20 novembre 2026', label: 'date de fin du cours' },
  ],
  number: 'Certificat n° CV-1',
  proof: 'Vérifier qu’il est authentique :',
  address: 'https://codivia.example/certificate/CV-1',
  waypoints: 10,
};

it('writes everything that a certificate says', async () => {
  const written = stubCanvas();
  expect((await drawPicture(WORDS)).type).toBe('image/png');
  const texts = written.map(({ text }) => text).join('\n');
  const { facts, waypoints: _, ...words } = WORDS;
  for (const word of Object.values(words)) expect(texts).toContain(word);
  for (const { value, label } of facts) {
    expect(texts).toContain(value);
    expect(texts).toContain(label);
  }
});

it('keeps long names and titles on the picture', async () => {
  const written = stubCanvas();
  const course = 'Construis des machines qui apprennent à partir d’exemples, pas à pas';
  const name = 'Maximilien-Alexandre de la Rochefoucauld-Montmorency du Plessis';
  await drawPicture({ ...WORDS, name, course });
  const texts = written.map(({ text }) => text).join(' ');
  expect(texts).toContain(course);
  expect(texts).toContain(name);
  for (const { text, x, y, font } of written) {
    const size = Number(font.match(/([\d.]+)px/)?.[1]);
    if (text !== WORDS.heading) expect(x + (text.length * size) / 2).toBeLessThanOrEqual(1200);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(800);
  }
});
