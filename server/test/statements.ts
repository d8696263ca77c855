import type { TestApp } from './build-app.ts';

/** Returns the statements that match a pattern and that the server runs until `during` is over. */
export async function statementsOf(
  { database: { client } }: TestApp,
  pattern: RegExp,
  during: () => Promise<unknown>,
): Promise<string[]> {
  const asked = client.kind === 'pglite' ? client.pglite : client.pool;
  const query = asked.query;
  const statements: string[] = [];
  asked.query = ((...parameters: unknown[]) => {
    statements.push(JSON.stringify(parameters[0]));
    return (query as (...args: unknown[]) => unknown).apply(asked, parameters);
  }) as never;
  try {
    await during();
  } finally {
    asked.query = query;
  }
  return statements.filter((one) => pattern.test(one));
}
