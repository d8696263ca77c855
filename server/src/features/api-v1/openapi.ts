import type { V1Endpoint } from '@codivia/contract/api/api-v1';
import { V1_ENDPOINTS } from '@codivia/contract/api/api-v1-endpoints';
import { ErrorAnswer } from '@codivia/contract/api/errors';
import { callOf, pathOf, REFERENCE, type Schema } from './reference.ts';

const LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

const json = (schema: unknown) => ({ 'application/json': { schema } });

const limitHeaders = Object.fromEntries(
  LIMIT_HEADERS.map((name) => [name, { schema: { type: 'integer' } }]),
);

/** Returns the possible answers of an endpoint, by status. */
function responsesOf(endpoint: V1Endpoint) {
  const refusals = [...REFERENCE.errors, ...callOf(endpoint).errors];
  const byStatus = Map.groupBy(refusals, ({ status }) => String(status));
  const refused = [...byStatus].map(([status, problems]) => [
    status,
    {
      description: problems.map(({ code, detail }) => `\`${code}\`: ${detail.en}`).join('\n\n'),
      content: json({ $ref: '#/components/schemas/Error' }),
    },
  ]);
  return {
    200: {
      description: endpoint.about.en,
      headers: limitHeaders,
      content: json(endpoint.answer),
    },
    ...Object.fromEntries(refused),
  };
}

function parametersOf(endpoint: V1Endpoint) {
  const schemas = {
    ...(endpoint.params as Schema)?.properties,
    ...(endpoint.query as Schema)?.properties,
  };
  return callOf(endpoint).parameters.map(({ name, in: location, required, about }) => ({
    name,
    in: location,
    required,
    description: about.en,
    schema: schemas[name] ?? { type: 'string' },
  }));
}

function operationOf(endpoint: V1Endpoint) {
  const [, , noun = ''] = endpoint.path.split('/');
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/(?<!\W)\W+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    summary: endpoint.about.en,
    'x-summary-fr': endpoint.about.fr,
    tags: [noun],
    security: [{ token: [endpoint.scope] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body) } } : {}),
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI document of the public API, apart from that of the site. */
export function openApiV1(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of V1_ENDPOINTS) {
    const path = pathOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Codivia API', version: '1.0.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: ErrorAnswer },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
