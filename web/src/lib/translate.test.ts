import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const texts = {
  plain: 'Hello',
  name: 'Hello {{name}}, {{name}}!',
  found_one: '{{count}} course',
  found_other: '{{count}} courses',
  group: { inner: 'Inside' },
};

describe('a text', () => {
  it('is found by its key, in groups too', () => {
    expect(translate(texts, 'en', 'plain')).toBe('Hello');
    expect(translate(texts, 'en', 'group.inner')).toBe('Inside');
  });

  it('keeps “e-mail” on one line, and leaves what is filled in as it is', () => {
    const mail = { label: 'E-mail', text: 'Your e-mail address: {{address}}' };
    expect(translate(mail, 'en', 'label')).toBe('E-mail');
    expect(translate(mail, 'en', 'text', { address: 'e-mail@x.org' })).toBe(
      'Your e-\u2060mail address: e-mail@x.org',
    );
  });

  it('has its placeholders filled in, everywhere and literally', () => {
    expect(translate(texts, 'en', 'name', { name: '$& {{x}}' })).toBe('Hello $& {{x}}, $& {{x}}!');
  });

  it.each([
    ['en', 0, '0 courses'],
    ['en', 1, '1 course'],
    ['en', 2, '2 courses'],
    ['fr', 0, '0 course'],
    ['fr', 1.5, '1,5 course'],
    ['fr', 2, '2 courses'],
    ['fr', 2_000_000, '2\u202f000\u202f000 courses'],
  ] as const)('counts as %s does: %d', (language, count, expected) => {
    expect(translate(texts, language, 'found', { count })).toBe(expected);
  });

  it.each(['missing', 'group', 'group.inner.more', 'found'])('must exist: %s', (key) => {
    expect(() => translate(texts, 'en', key)).toThrow(key);
  });
});
