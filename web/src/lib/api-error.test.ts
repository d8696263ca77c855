import { describe, expect, it } from 'vitest';
import { apiErrorOf, mentionsToken, messageFor } from './api-error.ts';
import { currentVersionIn } from './current-version.ts';

describe('what is told of a failure', () => {
  const both = apiErrorOf(400, { detail: { fr: 'Non.', en: 'No.' }, message: 'm', code: 'c' });

  it('is in the language of the reader', () => {
    expect(messageFor(both, 'fr')).toBe('Non.');
    expect(messageFor(both, 'en')).toBe('No.');
  });

  it('is in the only language there is', () => {
    expect(messageFor(apiErrorOf(400, { detail: { fr: 'Non.' } }), 'en')).toBe('Non.');
    expect(messageFor(apiErrorOf(400, { detail: { en: 'No.' } }), 'fr')).toBe('No.');
  });

  it('is the detail, when that is plain text', () => {
    expect(messageFor(apiErrorOf(400, { detail: 'Plain.', message: 'm' }), 'fr')).toBe('Plain.');
  });

  it('keeps “e-mail” on one line, whoever says it', () => {
    const detail = { fr: 'L’adresse e-mail n’est pas valide', en: 'The e-mail is not valid' };
    expect(messageFor(apiErrorOf(400, { detail }), 'fr')).toBe(
      'L’adresse e-\u2060mail n’est pas valide',
    );
    expect(messageFor(apiErrorOf(400, { detail: detail.en }), 'en')).toBe(
      'The e-\u2060mail is not valid',
    );
  });

  it('is the message, without detail', () => {
    expect(messageFor(apiErrorOf(400, { message: 'Said.' }), 'en')).toBe('Said.');
  });

  it.each([null, 'text', {}, { detail: 7 }, { detail: {} }])(
    'is a generic text with the status, for %j',
    (answer) => {
      expect(messageFor(apiErrorOf(418, answer), 'en')).toBe(
        'Codivia is having a problem (418). Try again in a moment.',
      );
      expect(messageFor(apiErrorOf(503, answer), 'fr')).toContain(
        'Codivia a un problème en ce moment (503)',
      );
    },
  );

  it('is a generic text for anything that is no answer', () => {
    expect(messageFor(new Error('secret'), 'en')).toBe(
      'Codivia is having a problem. Try again in a moment.',
    );
  });
});

it.each([
  [{ detail: { fr: 'Jeton périmé', en: 'Expired' } }, true],
  [{ detail: 'Invalid token' }, true],
  [{ message: 'Token missing' }, true],
  [{ detail: 'Broken', message: 'tokenize' }, false],
])('sees whether %j mentions a token', (answer, mentioned) => {
  expect(mentionsToken(apiErrorOf(400, answer))).toBe(mentioned);
});

it.each([
  [409, { code: 'course_changed', current: { revision: 2 } }, { revision: 2 }],
  [409, { code: 'step_note_changed', step_note: { revision: 3 } }, { revision: 3 }],
  [409, { code: 'course_exists', course: { revision: 4 } }, { revision: 4 }],
  [409, { code: 'email_taken' }, undefined],
  [422, { code: 'content_refused', current: { revision: 2 } }, undefined],
])('finds what is stored now, with %i %j', (status, answer, current) => {
  expect(currentVersionIn(apiErrorOf(status, answer))).toEqual(current);
});
