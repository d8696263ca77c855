import { API_TOKEN_PREFIX } from '@codivia/contract/api/api-tokens';
import type { FastifyRequest } from 'fastify';

/** Parameters in which other services accept tokens in addresses. */
const TOKEN_PARAMETER = /^(access_?token|api_?(key|token)|auth(orization)?|bearer|key|token)$/i;

const isTokenParameter = (name: string) => TOKEN_PARAMETER.test(name);

/** Tells whether an address contains a token, or a parameter that looks like one. */
export function hasTokenInUrl({ url }: Pick<FastifyRequest, 'url'>): boolean {
  if (url.replaceAll(/%5f/gi, '_').includes(API_TOKEN_PREFIX)) return true;
  const [, query] = url.split('?', 2);
  return query !== undefined && [...new URLSearchParams(query).keys()].some(isTokenParameter);
}
