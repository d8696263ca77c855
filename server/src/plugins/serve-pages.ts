import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_URL_PLACEHOLDER } from '@codivia/contract/site';
import type { FastifyInstance } from 'fastify';
import { preparePage, sendReady } from '../services/ready-answer.ts';

/**
 * Serves the pages of a folder that were built beforehand, at `prefix` and their name. This server's
 * address, known only now, is filled in; they stand ready in memory, compressed.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  publicUrl: string,
): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(join(folder, name), 'utf8');
    const page = await preparePage(html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl));
    app.get(prefix + name, { schema: { hide: true } }, (request, reply) =>
      sendReady(request, reply, page),
    );
  }
}
