import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeAccount } from './account.ts';
import { readForm } from './form.ts';
import { missing, Refusal } from './objects.ts';
import { REQUESTS } from './requests.ts';

export const SECRET_KEY = 'sk_test_for_tests_only';

interface Reply {
  status: number;
  body: object;
}

export interface FakeStripe {
  /** For STRIPE_API_BASE. */
  url: string;
  account: StripeAccount;
  /** Every request, as `POST /v1/…`. */
  requests: string[];
  /** The way in which requests fail while it is set. */
  fault: 'unavailable' | 'cut' | undefined;
  /** Called before each answer; tests use it to create races. */
  beforeAnswer: (requests: string) => Promise<void>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answer(account: StripeAccount, method: string, url: URL, body: string): Reply {
  const form = readForm(method === 'POST' ? body : url.search);
  try {
    for (const [verb, path, work] of REQUESTS) {
      const match = verb === method ? path.exec(url.pathname) : null;
      if (match) return { status: 200, body: structuredClone(work(account, form, match[1] ?? '')) };
    }
    throw missing(`address: ${method} ${url.pathname}`);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const NO_KEY = new Refusal(401, 'api_key', 'Invalid API Key provided');
const DOWN = new Refusal(503, 'down', 'Stripe is down');
const REUSED = new Refusal(400, 'idempotency_error', 'Keys can only be used with one request.');

/** Starts a fake Stripe for the real SDK: it remembers idempotency keys, and the requests. */
export async function startFakeStripe(clock: () => Date): Promise<FakeStripe> {
  const account = new StripeAccount(clock);
  const replies = new Map<string, { body: string; reply: Reply }>();
  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const body = await bodyOf(request);
    fake.requests.push(`${method} ${url.pathname}`);
    if (fake.fault === 'cut') return void request.socket.destroy();
    if (fake.fault === 'unavailable') return send(response, DOWN);
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return send(response, NO_KEY);
    await fake.beforeAnswer(`${method} ${url.pathname}`);
    const key = String(headers['idempotency-key'] ?? '');
    const known = key ? replies.get(key) : undefined;
    if (known) return send(response, known.body === body ? known.reply : REUSED);
    const reply = answer(account, method, url, body);
    if (key) replies.set(key, { body, reply });
    send(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    requests: [],
    fault: undefined,
    beforeAnswer: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
