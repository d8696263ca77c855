import type { PortfolioFields } from '@codivia/contract/portfolio';
import type { TestApp } from './build-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let count = 0;
const SIGNS = ['aj', 'qj', 'xj', 'yj', 'uj', 'ah', 'qh', 'xh', 'yh', 'uh'];

/** A handle that nobody has, and that looks like no other. */
export function newHandle(): string {
  count += 1;
  return `fox-${[...String(count)].map((digit) => SIGNS[Number(digit)]).join('')}`;
}

/** What a member chooses for a portfolio. */
export const portfolioFields = (changes: Partial<PortfolioFields> = {}): PortfolioFields => ({
  ...{ handle: newHandle(), color: 'blue', line: 'I like games.', project_ids: [] },
  ...{ certificate_ids: [], ...changes },
});

/** The calls of portfolios; without a token as a visitor. */
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
