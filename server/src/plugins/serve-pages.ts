import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMUNITY_LINK, PUBLIC_URL_PLACEHOLDER } from '@codivia/contract/api/site';
import type { FastifyInstance } from 'fastify';
import { preparePage, sendReady } from '../services/ready-answer.ts';

/** The addresses that pages built beforehand cannot know. */
export interface SiteAddresses {
  publicUrl: string;
  communityUrl: string;
}

/** Takes out each link to the community chat. */
function withoutCommunity(html: string): string {
  const [first = '', ...others] = html.split(COMMUNITY_LINK.start);
  return first + others.map((part) => part.split(COMMUNITY_LINK.end).slice(1).join('')).join('');
}

function withAddresses(html: string, { publicUrl, communityUrl }: SiteAddresses): string {
  const addressed = html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl);
  return communityUrl ? addressed : withoutCommunity(addressed);
}

/**
 * Serves the pages of a folder that were built beforehand, at `prefix` and their name. The addresses,
 * known only now, are filled in; they are ready in memory, compressed.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  addresses: SiteAddresses,
): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(join(folder, name), 'utf8');
    const page = await preparePage(withAddresses(html, addresses));
    app.get(prefix + name, { schema: { hide: true } }, (request, reply) =>
      sendReady(request, reply, page),
    );
  }
}
