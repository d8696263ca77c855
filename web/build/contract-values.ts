import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** The fields of an endpoint that the web app needs at run time. */
const ENDPOINT_PARTS = ['method', 'path', 'access', 'accepts', 'answers'];

/** Evaluates a module of the contract in Node, again whenever the file has changed. */
export async function contractValues(file: string): Promise<Record<string, unknown>> {
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file).href}?${mtimeMs}`);
}

/** Tells whether a value was declared by `endpoint()`. */
export function isEndpoint(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}

/** A schema of TypeBox, which marks each with `~kind`, or an object or array that has one within. */
export function hasSchemas(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '~kind' in value || Object.values(value).some(hasSchemas);
}

/** An endpoint without schemas and summary, as source text. */
export function endpointLiteral(endpoint: Record<string, unknown>): string {
  const parts = ENDPOINT_PARTS.filter((part) => part in endpoint);
  return JSON.stringify(Object.fromEntries(parts.map((part) => [part, endpoint[part]])));
}
