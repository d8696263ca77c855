import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Answers shorter than this, in bytes, gain nothing from compression. */
const WORTH_COMPRESSING = 1024;
/** The quick level of compression: a tenth more bytes than the hardest, for a twentieth of its time. */
const QUICK = 5;
/**
 * Number of readers from which an answer is worth the hardest compression: most pages have fewer until content changes.
 */
const MANY_READERS = 10;

/** One encoding of an answer, with the strong ETag of exactly these bytes. */
interface Representation {
  body: Buffer;
  etag: string;
  /** The headers with the body, and those with a 304. */
  headers: Record<string, string>;
  unchanged: Record<string, string>;
}

/** The type of an answer, and the headers of requests that it depends on. */
interface Kind {
  contentType: string;
  vary: string;
  /** The `cache-control` of the answer; when unset, everybody may keep it and asks again whether it is the same. */
  caching?: string;
  /** True for compression in a few milliseconds, instead of as much as possible. */
  quickly?: boolean;
}

const JSON_ANSWER: Kind = {
  contentType: 'application/json; charset=utf-8',
  vary: 'accept-encoding',
};

function representation(kind: Kind, body: Buffer, etag: string, encoding?: string): Representation {
  const { vary, caching = 'no-cache' } = kind;
  const unchanged = { etag, 'cache-control': caching, vary };
  const headers: Record<string, string> = {
    ...unchanged,
    'content-type': kind.contentType,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  return { body, etag, headers, unchanged };
}

/** An answer that is ready: it is sent without being serialized or compressed. */
export interface ReadyAnswer {
  plain: Representation;
  brotli: Representation | undefined;
  /** Number of readers who have had it. */
  sent: number;
  /** Compresses it as much as possible; none for an answer that is not for many, or already is. */
  compressFully?: () => Promise<void>;
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url');

async function prepare(kind: Kind, body: Buffer): Promise<ReadyAnswer> {
  const hash = hashOf(body);
  const plain = representation(kind, body, `"${hash}"`);
  if (body.length < WORTH_COMPRESSING) return { plain, brotli: undefined, sent: 0 };
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_QUALITY]: kind.quickly ? QUICK : constants.BROTLI_MAX_QUALITY,
  };
  const packed = await compress(body, { params });
  const etag = `"${hash}-br${kind.quickly ? QUICK : ''}"`;
  return { plain, brotli: representation(kind, packed, etag, 'br'), sent: 0 };
}

/**
 * Prepares an answer that many readers may have. It is compressed quickly, for the reader who waits for it, and as much
 * as possible once `MANY_READERS` had it, for all later ones.
 */
async function prepareForMany(kind: Kind, body: Buffer): Promise<ReadyAnswer> {
  const answer = await prepare({ ...kind, quickly: true }, body);
  if (!answer.brotli) return answer;
  answer.compressFully = async () => {
    answer.brotli = (await prepare(kind, body)).brotli;
  };
  return answer;
}

/** Prepares a JSON answer. An answer that `known` already holds, by plain ETag, is not compressed again. */
export async function prepareAnswer(
  value: unknown,
  known: ReadonlyMap<string, ReadyAnswer>,
): Promise<ReadyAnswer> {
  const body = Buffer.from(JSON.stringify(value));
  return known.get(`"${hashOf(body)}"`) ?? prepareForMany(JSON_ANSWER, body);
}

/** Returns a function that prepares JSON answers as above, and keeps the latest ones: each is compressed once. */
export function keepAnswers(max: number): (value: unknown) => Promise<ReadyAnswer> {
  const known = new Map<string, ReadyAnswer>();
  return async (value) => {
    const answer = await prepareAnswer(value, known);
    known.delete(answer.plain.etag);
    known.set(answer.plain.etag, answer);
    const [oldest] = known.keys();
    if (known.size > max && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

/** Prepares a JSON answer that is not for everybody. */
export function preparePrivateAnswer(value: unknown): Promise<ReadyAnswer> {
  const kind = { ...JSON_ANSWER, caching: 'no-store' };
  return prepareForMany(kind, Buffer.from(JSON.stringify(value)));
}

const HTML_TYPE = 'text/html; charset=utf-8';

/** Prepares a page that is the same for everyone. */
export function preparePage(html: string): Promise<ReadyAnswer> {
  return prepareForMany({ contentType: HTML_TYPE, vary: 'accept-encoding' }, Buffer.from(html));
}

/** Prepares a page that depends on the languages its reader asks for, in headers and a cookie. */
export function prepareOwnPage(html: string): Promise<ReadyAnswer> {
  const vary = 'accept-encoding, accept-language, cookie';
  return prepareForMany({ contentType: HTML_TYPE, vary }, Buffer.from(html));
}

/** Tells whether an Accept-Encoding header lets us send Brotli. */
export function acceptsBrotli(header: string | undefined): boolean {
  return (
    header !== undefined && /(^|,)\s*br\s*(;\s*q=(1|0?\.0*[1-9])[\d.]*\s*)?(,|$)/i.test(header)
  );
}

/** Tells whether an If-None-Match header names this ETag; weak and strong count alike (RFC 9110 §13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((one) => {
    const candidate = one.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}

/** Sends an answer in the encoding that the caller accepts, or 304 when the caller has it. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply {
  answer.sent += 1;
  // Without memory for that, the quick compression stays.
  if (answer.sent === MANY_READERS) answer.compressFully?.().catch(() => {});
  const { 'accept-encoding': accepted, 'if-none-match': cached } = request.headers;
  const chosen = (acceptsBrotli(accepted) ? answer.brotli : undefined) ?? answer.plain;
  if (cached !== undefined && matchesEtag(cached, chosen.etag)) {
    return reply.status(304).headers(chosen.unchanged).send();
  }
  return reply.headers(chosen.headers).send(chosen.body);
}
