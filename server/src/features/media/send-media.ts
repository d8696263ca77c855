import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from './byte-range.ts';
import type { CompleteMedia } from './media.queries.ts';
import type { MediaDeps } from './media.service.ts';
import { TYPES } from './media-address.ts';
import { readContent } from './media-content.ts';

/** The headers that a file opened by itself needs so that it runs nothing. */
const FOR_FILES = "default-src 'none'; media-src 'self'; img-src 'self'; sandbox";

/**
 * Adds an address that anyone may read. HEAD is a route of its own: the one that the framework would add reads the whole
 * content.
 */
export function publish(
  app: FastifyInstance,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const schema = { hide: true };
  app.route({ method: ['GET', 'HEAD'], url, schema, exposeHeadRoute: false, handler });
}

/** Answers with a content, or with the part of it that was asked for (RFC 9110, section 14). */
export function sendMedia(
  deps: MediaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, hash, format, size }: CompleteMedia,
  cacheControl: string,
): FastifyReply {
  const etag = `"${hash}"`;
  reply
    .headers({ 'cache-control': cacheControl, 'content-security-policy': FOR_FILES, etag })
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type(TYPES[format]);
  const { range, 'if-range': ifRange = etag } = request.headers;
  const wanted = ifRange === etag ? rangeOf(range, size) : 'all';
  if (wanted === 'none') {
    const refused = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
    return reply.status(416).headers(refused).send();
  }
  const { first, end } = wanted === 'all' ? { first: 0, end: size } : wanted;
  if (wanted !== 'all') {
    reply.status(206).header('content-range', `bytes ${first}-${end - 1}/${size}`);
  }
  reply.header('content-length', end - first);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(readContent(deps, id, first, end), { objectMode: false }));
}
