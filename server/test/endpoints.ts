import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Endpoint } from '@codivia/contract/api/endpoint';

const CONTRACT = join(
  dirname(createRequire(import.meta.url).resolve('@codivia/contract/api/endpoint')),
  '..',
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every call the contract knows. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^[^.]+\.ts$/.test(name) && !name.startsWith('test/'),
  );
  const rooms = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return rooms.flatMap((room) => Object.values(room)).filter(isEndpoint);
}
