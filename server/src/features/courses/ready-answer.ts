import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Answers shorter than this, in bytes, gain nothing from compression. */
const WORTH_COMPRESSING = 1024;

/** One encoding of an answer, with the strong ETag of exactly these bytes. */
interface Representation {
  body: Buffer;
  etag: string;
}

/** A JSON answer that stands ready: nothing is serialized or compressed when it is asked for. */
export interface ReadyAnswer {
  plain: Representation;
  brotli: Representation | undefined;
}

/** Prepares an answer. Whatever `known` already holds, by plain ETag, is not compressed again. */
export async function prepareAnswer(
  value: unknown,
  known: ReadonlyMap<string, ReadyAnswer>,
): Promise<ReadyAnswer> {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(body).digest('base64url');
  const before = known.get(`"${hash}"`);
  if (before) return before;
  const plain = { body, etag: `"${hash}"` };
  if (body.length < WORTH_COMPRESSING) return { plain, brotli: undefined };
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const brotli = { body: await compress(body, { params }), etag: `"${hash}-br"` };
  return { plain, brotli };
}

/** Whether an Accept-Encoding header lets us send Brotli. */
export function acceptsBrotli(header: string | undefined): boolean {
  return (
    header !== undefined && /(^|,)\s*br\s*(;\s*q=(1|0?\.0*[1-9])[\d.]*\s*)?(,|$)/i.test(header)
  );
}

/** Whether an If-None-Match header names this ETag; weak and strong count alike (RFC 9110 §13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((one) => {
    const candidate = one.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}

/** Sends an answer as the caller can take it, or 304 when the caller has it. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply {
  const { headers } = request;
  const encoded = acceptsBrotli(headers['accept-encoding']) ? answer.brotli : undefined;
  const { body, etag } = encoded ?? answer.plain;
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const cached = headers['if-none-match'];
  if (cached !== undefined && matchesEtag(cached, etag)) return reply.status(304).send();
  if (encoded) reply.header('content-encoding', 'br');
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
