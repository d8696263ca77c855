import { vi } from 'vitest';
import type { TestApp } from './build-app.ts';

/** Returns the number of statements that a request sends to the database outside transactions. */
export async function countStatements(
  server: TestApp,
  request: () => Promise<unknown>,
): Promise<number> {
  const { client } = server.database;
  const target: object = client.kind === 'pglite' ? client.pglite : client.pool;
  // Read before it is replaced, or it would call itself.
  const query = Reflect.get(target, 'query') as (...args: unknown[]) => unknown;
  const watched = vi
    .spyOn(target as { query: typeof query }, 'query')
    .mockImplementation((...args) => query.apply(target, args));
  await request();
  const { length } = watched.mock.calls;
  watched.mockRestore();
  return length;
}
