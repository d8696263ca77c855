import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bilingual } from '@codivia/contract/api/language';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { ContentError, readYaml } from './read-yaml.ts';

const Named = Type.Object({ name: Type.String() });
const file = join(mkdtempSync(join(tmpdir(), 'codivia-yaml-')), 'one.yaml');

test.each([
  ['name: [', /one\.yaml:1: /],
  ['name: 3', /one\.yaml:1: name /],
  ['title: x', /one\.yaml:1: /],
  ['name: x\ntitle: y', /one\.yaml:2: title is not known/],
  ['name:', /one\.yaml:1: name /],
  ['name: one # two', /one\.yaml:1: what follows # is lost/],
])('%j is said to be wrong, with the file and the line', (text, message) => {
  writeFileSync(file, text);
  expect(() => readYaml(file, Named)).toThrow(ContentError);
  expect(() => readYaml(file, Named)).toThrow(message);
});

const Deep = Type.Object({
  title: Bilingual,
  hints: Type.Array(Bilingual),
  feedback: Type.Record(Type.String(), Bilingual),
  code: Type.Union([Type.String(), Bilingual]),
});
const SOUND = `title: { en: a, fr: b }
hints:
  - { en: a, fr: b }
feedback:
  one: { en: a, fr: b }
code: { en: a, fr: b }
`;

test.each([
  ['a text', 'title: { en: a, fr: b }', 'title: { en: a, then more, fr: b }', 1],
  ['a text in a list', '- { en: a, fr: b }', '- { en: a, fr: b, puis la suite }', 3],
  ['a text by key', 'one: { en: a, fr: b }', 'one: { en: 0, 50, 100, fr: b }', 5],
  ['one of several forms', 'code: { en: a, fr: b }', 'code: { en: a, and b, fr: b }', 6],
  ['a text that is null', 'title: { en: a, fr: b }', 'title: { en: a, fr: null }', 1],
])('what an unquoted comma cuts off is found in %s', (_, before, after, line) => {
  writeFileSync(file, SOUND);
  expect(readYaml(file, Deep).code).toEqual({ en: 'a', fr: 'b' });
  expect(SOUND).toContain(before);
  writeFileSync(file, SOUND.replace(before, after));
  expect(() => readYaml(file, Deep)).toThrow(`one.yaml:${line}: `);
});

test('a missing file is named', () => {
  expect(() => readYaml('/no/such.yaml', Named)).toThrow('/no/such.yaml: is missing');
});

test('what is right is read, comments on lines of their own included', () => {
  writeFileSync(file, '# Who\nname: Ada');
  expect(readYaml(file, Named)).toEqual({ name: 'Ada' });
});
