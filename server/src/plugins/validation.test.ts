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

test.each(['body', 'querystring'])('a moment in a %s is one that Date reads', (part) => {
  const check = compileCheck({ type: 'string', format: 'date-time' }, part);
  for (const text of ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59.5+01:00']) {
    expect(check(text), text).toBe(true);
  }
  for (const text of ['2026-12-31T23:59:60Z', '2026-12-31T23:59:59+01', '2026-02-30T00:00:00Z']) {
    expect(check(text), text).toBe(false);
  }
});

test('what is no schema is refused when it is compiled', () => {
  expect(() => compileCheck({ type: 'nothing' })).toThrow();
});
