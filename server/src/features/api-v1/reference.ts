import type {
  ApiReference,
  ReferenceCall,
  ReferenceField,
} from '@codivia/contract/api/api-reference';
import { API_REQUESTS_PER_MINUTE, type V1Endpoint } from '@codivia/contract/api/api-v1';
import { V1_ENDPOINTS } from '@codivia/contract/api/api-v1-endpoints';
import { PROJECT_BODY_LIMIT } from '@codivia/contract/api/projects';
import { BodyTooLarge, MalformedJson, Problem } from '../../errors.ts';
import { StoredFileNotFound } from '../project-files/project-files.errors.ts';
import * as projects from '../projects/projects.errors.ts';
import * as errors from './api-v1.errors.ts';

/** The parts of a JSON schema that the reference reads. */
export interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  'x-description-fr'?: string;
}

/** Returns the type of a value as people write it: `string`, `"basic" | "full"`, `integer[]`. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.items) {
    const item = typeOf(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

const aboutOf = ({ description = '', 'x-description-fr': fr = '' }: Schema) => ({
  fr,
  en: description,
});

/** The fields of an object and of the objects within it, in their order. */
export function fieldsOf(schema: Schema | undefined, within = ''): ReferenceField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, field]) => {
    const name = within + key;
    const required = schema?.required?.includes(key) ?? false;
    const shown = { name, type: typeOf(field), required, about: aboutOf(field) };
    const inner = field.items ? fieldsOf(field.items, `${name}[].`) : fieldsOf(field, `${name}.`);
    return [shown, ...inner];
  });
}

const INVALID_INPUT = new Problem(400, 'invalid_input', {
  fr: 'Un champ manque ou n’a pas la forme attendue ; le message le nomme.',
  en: 'A field is missing or isn’t what was expected; the message names it.',
});

const COMMON: Problem[] = [
  ...[errors.TokenInUrl(), INVALID_INPUT, errors.TokenRequired(), errors.InvalidToken()],
  ...[errors.TokenExpired(), errors.TokenRevoked(), errors.TokenEndedByPassword()],
  ...[errors.PremiumEnded(), errors.ScopeMissing('projects:read')],
  ...[errors.UnknownApiAddress(), errors.UnknownApiVersion()],
  ...[BodyTooLarge(PROJECT_BODY_LIMIT), MalformedJson()],
  ...[errors.ApiLimitReached(), errors.TooManyInvalidTokens()],
].sort((a, b) => a.status - b.status);

const OWN = new Map(
  [
    ...[errors.InvalidIdempotencyKey(), errors.IdempotencyKeyReused(), errors.IfMatchRequired()],
    ...[errors.VersionChanged(), errors.InvalidCursor()],
    ...[projects.ProjectNotFound(), projects.ProjectTooLarge(), StoredFileNotFound()],
    ...[projects.ProjectNameTooLong(), projects.NotFilesOfRoom()],
  ].map((problem) => [problem.code, problem]),
);

const shown = ({ status, code, detail }: Problem) => ({ status, code, detail });

/** Returns the refusals that only this endpoint has. */
function errorsOf({ errors: codes = [], query }: V1Endpoint): Problem[] {
  return [...codes, ...(query ? ['invalid_cursor'] : [])].map((code) => {
    const problem = OWN.get(code);
    if (!problem) throw new Error(`there is no refusal ${code}`);
    return problem;
  });
}

/** Returns the path in the notation of OpenAPI. */
export const pathOf = ({ path }: V1Endpoint) => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

export function callOf(endpoint: V1Endpoint): ReferenceCall {
  const { method, scope, about, params, query, body, answer, headers = [] } = endpoint;
  const parameters = [
    ...fieldsOf(params as Schema).map((field) => ({ ...field, in: 'path' as const })),
    ...fieldsOf(query as Schema).map((field) => ({ ...field, in: 'query' as const })),
    ...headers.map((header) => ({ ...header, type: 'string', in: 'header' as const })),
  ];
  return {
    method,
    path: pathOf(endpoint),
    scope,
    about,
    parameters,
    body: fieldsOf(body as Schema),
    answer: fieldsOf(answer as Schema),
    errors: errorsOf(endpoint).map(shown),
  };
}

/** The reference of the public API in both languages, from the endpoints of the contract. */
export const REFERENCE: ApiReference = {
  requests_per_minute: API_REQUESTS_PER_MINUTE,
  body_limit: PROJECT_BODY_LIMIT,
  calls: V1_ENDPOINTS.map(callOf),
  errors: COMMON.map(shown),
};
