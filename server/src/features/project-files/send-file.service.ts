import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import type { FastifyReply } from 'fastify';
import type { ReadFile } from './project-files.service.ts';

/** The content of a hash never changes; a private file is kept only by the browser that asked. */
const KEPT = 'private, max-age=31536000, immutable';
/** A file that is opened by itself may draw and play, but runs nothing: an SVG has only its styles. */
const FOR_FILES = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the name of a download for headers (RFC 6266): letters beyond ASCII are in the second form only. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Answers with the content of a file; its name is the last part of its path. */
export function sendFile(
  reply: FastifyReply,
  { hash, format, content }: ReadFile,
  name?: string,
): FastifyReply {
  const { type, extensions } = ruleOfFormat(format);
  const ownName = `${hash.slice(0, 12)}.${extensions[0] ?? 'txt'}`;
  return reply
    .headers({ 'cache-control': KEPT, 'content-security-policy': FOR_FILES, etag: `"${hash}"` })
    .header('content-disposition', dispositionOf(name?.split('/').at(-1) ?? ownName))
    .type(type)
    .send(content);
}
