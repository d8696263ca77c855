import { expect, test } from 'vitest';
import { loadMentors, loadPartners } from './load-people.ts';
import { typographyProblems } from './typography.ts';

const frenchOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'fr' in value
      ? [String(value.fr)]
      : Object.values(value).flatMap(frenchOf);

test('six mentors and three groups of partners follow French typography', () => {
  const texts = frenchOf([loadMentors(), loadPartners()]);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.flatMap(typographyProblems)).toEqual([]);
});

test('everyone is named once', () => {
  const mentors = loadMentors().map(({ id }) => id);
  const partners = loadPartners().flatMap(({ partners }) => partners.map(({ name }) => name));
  expect(new Set(mentors).size).toBe(mentors.length);
  expect(new Set(partners).size).toBe(partners.length);
});
