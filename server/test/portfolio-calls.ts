import type { PortfolioFields } from '@codivia/contract/api/portfolio';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import { createMember } from './factories.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let count = 0;
const SIGNS = ['aj', 'qj', 'xj', 'yj', 'uj', 'ah', 'qh', 'xh', 'yh', 'uh'];

/** Returns a handle that nobody has, and that looks like no other. */
export function newHandle(): string {
  count += 1;
  return `fox-${[...String(count)].map((digit) => SIGNS[Number(digit)]).join('')}`;
}

/** Returns the fields that a member chooses for a portfolio. */
export const portfolioFields = (changes: Partial<PortfolioFields> = {}): PortfolioFields => ({
  handle: newHandle(),
  color: 'blue',
  line: 'I like games.',
  project_ids: [],
  certificate_ids: [],
  ...changes,
});

/** Returns the calls of portfolios; without a token they are made as a visitor. */
export function portfolioCalls(server: TestApp) {
  const send = (method: Method, path: string, token: string | null, body?: unknown) =>
    server.call(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) });
  const save = (token: string, changes: Partial<PortfolioFields> = {}) =>
    send('PUT', '/portfolio', token, portfolioFields(changes));
  const show = (token: string, is_open: boolean) =>
    send('PUT', '/portfolio/visibility', token, { is_open });
  const read = (handle: string) => send('GET', `/portfolios/${handle}`, null);
  async function open(token: string, changes: Partial<PortfolioFields> = {}): Promise<string> {
    const { handle } = (await save(token, changes)).body;
    await show(token, true);
    return handle;
  }
  return { send, save, show, read, open };
}

/**
 * Sets up a server for the tests of a file, a new owner for each, and the calls of portfolios as that owner unless a
 * token is given.
 */
export function setUpPortfolio() {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof createMember>>;
  let calls: ReturnType<typeof portfolioCalls>;
  beforeAll(async () => {
    server = await buildTestApp();
    calls = portfolioCalls(server);
  });
  beforeEach(async () => {
    owner = await createMember(server, { premium: true, name: 'Maëlle Durand' });
  });
  afterAll(() => server.close());

  return {
    server: () => server,
    owner: () => owner,
    send: (method: Method, path: string, body?: unknown, token: string | null = owner.token) =>
      calls.send(method, path, token, body),
    save: (changes: Partial<PortfolioFields> = {}, token = owner.token) =>
      calls.save(token, changes),
    show: (is_open: boolean) => calls.show(owner.token, is_open),
    read: (handle: string) => calls.read(handle),
    open: (changes: Partial<PortfolioFields> = {}, token = owner.token) =>
      calls.open(token, changes),
    /** Returns a new token, since they last a quarter of an hour. */
    again: ({ session }: typeof owner) => server.app.session.sign(session.id),
  };
}
