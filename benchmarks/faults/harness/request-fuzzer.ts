import { type RequestOptions, sendRequest } from './send-request.ts';

/** An endpoint of the server's OpenAPI documents. */
export interface Operation {
  method: string;
  path: string;
  /** Names of the fields of its body. */
  fields: string[];
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: {
          content: Record<string, { schema?: { properties?: Record<string, unknown> } }>;
        };
      }
    >
  >;
}

const UNDOCUMENTED_PATHS = [
  '/metrics',
  '/dev/mailbox',
  '/sitemap.xml',
  '/robots.txt',
  '/',
  '/courses',
];

/** Every documented endpoint, and those without documentation. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const found: Operation[] = UNDOCUMENTED_PATHS.map((path) => ({
    method: 'GET',
    path,
    fields: [],
  }));
  found.push({ method: 'POST', path: '/api/stripe/webhook', fields: ['id', 'type', 'data'] });
  for (const address of ['/api/openapi.json', '/api/v1/openapi.json']) {
    const { text } = await sendRequest(url, { path: address });
    for (const [path, methods] of Object.entries((JSON.parse(text) as Description).paths)) {
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        const fields = Object.keys(schema?.properties ?? {});
        found.push({ method: method.toUpperCase(), path, fields });
      }
    }
  }
  return found;
}

const nestedArrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const VALUES: unknown[] = [
  null,
  ...[0, -1, 1.5, 1e308, 2 ** 53, true, false, [], {}, [[]], [null]],
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'é'.repeat(300),
    'x'.repeat(50_000),
    '<script>',
    "' or 1=1--",
  ],
  ...[
    '2026-13-45T99:99:99Z',
    'NaN',
    '__proto__',
    '../../etc/passwd',
    '00000000-0000-0000-0000-000000000000',
  ],
  { __proto__: null, constructor: { prototype: {} } },
];
const SEGMENTS = [
  ...['%00', '%', '%zz', '%c0%af', '..%2f..', '0', '-1', '1e309', 'null', 'undefined', '[object]'],
  ...[
    "'%3B--",
    'x'.repeat(190),
    'x'.repeat(300),
    '%F0%9F%98%80',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...['discovery', 'discovery-printing', '%E2%80%AE', 'a%0d%0ab', '{}', '*'],
];
const QUERIES = [
  ...[
    '',
    '?',
    '?page=-1',
    '?page=1e99&limit=0',
    '?lang=xx',
    '?q=%00',
    '?q=%zz',
    '?sort[]=a&sort[]=b',
  ],
  ...[
    '?search=%25%27%22',
    `?q=${'y'.repeat(3000)}`,
    '?__proto__[a]=1',
    '?page=1&page=2',
    '?limit=99999999999',
  ],
];
const BODIES = [
  ...['', '{', '}', 'null', '[]', '"text"', '0', '{"a":1,}', '{"__proto__":{"a":1}}', '\u0000'],
  ...[
    '{"a":"\\ud800"}',
    nestedArrays(5000),
    `{"a":${'9'.repeat(400)}}`,
    '{"a":1}{"b":2}',
    '\ufeff{}',
  ],
];
const TYPES = [
  ...['application/json', 'text/plain', 'application/xml', 'multipart/form-data', 'image/png', ''],
  ...['application/json; charset=utf-7', 'application/x-www-form-urlencoded', 'a/b; c="'],
];

/** Generates malformed requests; the same seed gives the same ones. */
export class RequestFuzzer {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to below `limit` (mulberry32). */
  #below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  #one<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T;
  }

  #path(template: string): string {
    return template.replace(/\{[^}]+\}|:\w+/g, () => this.#one(SEGMENTS)) + this.#one(QUERIES);
  }

  #body(fields: string[]): Pick<RequestOptions, 'body' | 'raw' | 'headers'> {
    const kind = this.#below(10);
    if (kind < 2) return { raw: this.#one(BODIES) };
    if (kind === 2) {
      const type = this.#one(TYPES);
      return { raw: this.#one(BODIES), headers: type ? { 'content-type': type } : {} };
    }
    if (kind === 3) return { body: this.#one(VALUES) };
    // Omits some fields, gives others invalid values, and may add an unknown one.
    const chosenFields = fields.filter(() => this.#below(5) > 0);
    const body = Object.fromEntries(chosenFields.map((field) => [field, this.#one(VALUES)]));
    return { body: this.#below(3) === 0 ? { ...body, unknown: this.#one(VALUES) } : body };
  }

  mutate({ method, path, fields }: Operation): RequestOptions {
    const hasBody = method !== 'GET' && (method !== 'DELETE' || fields.length > 0);
    return { method, path: this.#path(path), ...(hasBody ? this.#body(fields) : {}) };
  }
}
