import type { ReferenceCall } from '@codivia/contract/api/api-reference';

/** The answer to a call, in the form in which it is shown. */
export interface CallAnswer {
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

const SHOWN_HEADERS = [
  'ETag',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
];

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Returns the address of a call with its parameters; empty ones are left out. */
export function addressOf(call: ReferenceCall, values: Readonly<Record<string, string>>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name]?.trim() || '-'),
  );
  const query = call.parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name]?.trim())
    .map(({ name }): [string, string] => [name, values[name]?.trim() ?? '']);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Sends a call with a token of the reader's own: to our server alone, and without anything of their session. */
export async function sendCall(
  call: ReferenceCall,
  token: string,
  values: Readonly<Record<string, string>>,
  body: string,
): Promise<CallAnswer> {
  const headers = new Headers({ authorization: `Bearer ${token.trim()}` });
  for (const { name, in: place } of call.parameters) {
    const value = values[name]?.trim();
    if (place === 'header' && value) headers.set(name, value);
  }
  const hasBody = call.body.length > 0;
  if (hasBody) headers.set('content-type', 'application/json');
  const reply = await fetch(addressOf(call, values), {
    method: call.method,
    headers,
    credentials: 'omit',
    ...(hasBody ? { body } : {}),
  });
  return {
    status: reply.status,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
    text: pretty(await reply.text()),
  };
}
