import pg from 'pg';

/**
 * A pooler of transactions may give every statement another connection of the database, which does not know the names
 * of statements that were prepared on an earlier one. Without its name a statement is parsed and planned each time.
 */
export function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)) as never;
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}

/**
 * For a pool whose owner opens connections of its own beside it, to the same address: those of the pool alone lead
 * to `url`.
 */
export function clientTo(url: string): new (options?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url });
    }
  };
}
