import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import type { FastifyReply } from 'fastify';
import type { ReadFile } from './project-files.service.ts';

/** The content of a hash never changes; what is private stays in the browser that asked. */
const KEPT = 'private, max-age=31536000, immutable';
/** Opened by itself a file draws and plays, and runs nothing: an SVG has its styles alone. */
const FOR_FILES = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The name of a download as headers have it (RFC 6266): letters beyond ASCII in the second form alone. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Answers with the content of a file, called after its last part. */
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
