import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './build-app.ts';

/** A browser on the pages of the sandbox: it keeps its cookie, and follows no redirect by itself. */
export class SandboxVisitor {
  readonly #server: TestApp;
  #cookie = '';

  constructor(server: TestApp) {
    this.#server = server;
  }

  /** Opens an address, after exchanging its key for a cookie. */
  async open(address: string): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(address, 'http://localhost');
    const first = await this.#send('GET', pathname + search);
    const [cookie] = [first.headers['set-cookie'] ?? []].flat();
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    const next = first.headers.location;
    return first.statusCode === 303 && next ? this.#send('GET', next) : first;
  }

  /** Opens a page and presses one of its buttons, by its form; `fields` are filled in before. */
  async press(
    address: string,
    action: string,
    fields: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const page = await this.open(address);
    const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return this.post(address, { token, action, ...fields });
  }

  post(address: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    const { pathname } = new URL(address, 'http://localhost');
    return this.#send('POST', pathname, new URLSearchParams(fields).toString());
  }

  #send(method: 'GET' | 'POST', url: string, payload?: string) {
    const type = payload ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const headers = { ...type, ...(this.#cookie ? { cookie: this.#cookie } : {}) };
    return this.#server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  }
}
