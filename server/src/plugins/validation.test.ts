import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../test/endpoints.ts';
import { compileCheck, serializerOf } from './validation.ts';

const ALL = await allEndpoints();

test('every schema of the contract can be compiled, though a start compiles none', () => {
  expect(ALL.length).toBeGreaterThan(150);
  for (const { method, path, params, query, body, answer, failures = {} } of ALL) {
    for (const [part, schema] of Object.entries({ params, querystring: query, body })) {
      if (schema) expect(() => compileCheck(schema, part), `${method} ${path}`).not.toThrow();
    }
    for (const schema of [answer, ...Object.values<TSchema>(failures)]) {
      expect(() => serializerOf(schema), `${method} ${path}`).not.toThrow();
    }
  }
});

test('what is no schema is refused when it is compiled', () => {
  expect(() => compileCheck({ type: 'nothing' })).toThrow();
});
