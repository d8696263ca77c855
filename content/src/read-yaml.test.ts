import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { ContentError, readYaml } from './read-yaml.ts';

const Named = Type.Object({ name: Type.String() });
const file = join(mkdtempSync(join(tmpdir(), 'codivia-yaml-')), 'one.yaml');

test.each([
  ['name: [', /one\.yaml: /],
  ['name: 3', /one\.yaml: \/name /],
  ['title: x', /one\.yaml: /],
])('%j is said to be wrong, with the file', (text, message) => {
  writeFileSync(file, text);
  expect(() => readYaml(file, Named)).toThrow(ContentError);
  expect(() => readYaml(file, Named)).toThrow(message);
});

test('a missing file is named', () => {
  expect(() => readYaml('/no/such.yaml', Named)).toThrow('/no/such.yaml: is missing');
});

test('what is right is read', () => {
  writeFileSync(file, 'name: Ada');
  expect(readYaml(file, Named)).toEqual({ name: 'Ada' });
});
