import pg from 'pg';

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}

/**
 * A client that sends statements without names. A pooler of transactions may give every statement another connection of
 * the database, which does not know the names of statements that were prepared on an earlier one. Without its name a
 * statement is parsed and planned each time.
 */
export class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads this in a dozen ways
  override query(statement: any, ...rest: any[]): any {
    const sent = isNamed(statement) ? { ...statement, name: undefined } : statement;
    return Reflect.apply(super.query, this, [sent, ...rest]);
  }
}

/**
 * Returns the same client for a pool whose owner also opens connections to another address: those of the pool lead to
 * `url`.
 */
export function unnamedClientTo(url: string): typeof pg.Client {
  return class extends UnnamedClient {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' && config), connectionString: url });
    }
  };
}
