import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PREVIEW_CONNECTIONS, PREVIEW_POLICY } from '@codivia/contract/programs/preview-policy';
import type { PreviewKind } from '@codivia/contract/programs/program';
import { bundleScript } from '../../../build/bundle-script.ts';
import { modelScript } from '../../../build/model-script.ts';
import { buildFrames } from '../../../build/preview-frames.ts';
import { insideScript } from '../inside-html.ts';

export interface PreviewSite {
  /** The page whose script uses the previews. */
  address: string;
  /** The documents of the frames, on another site as learners have it. */
  frames: Record<PreviewKind, string>;
  /** Makes an address answer with this content from now on, outside any preview; returns the whole address. */
  put(path: string, type: string, content: string | Buffer): string;
  close(): void;
}

const HTML = 'text/html; charset=utf-8';

/**
 * Serves previews on a free port of this machine, and a page that uses them.
 *
 * @param script the path of the page's script
 * @param content the other content of the page
 */
export async function servePreviews(script: string, content = '<body>'): Promise<PreviewSite> {
  const code = insideScript(await bundleScript(script, {}, [modelScript()]));
  const page = `<!doctype html>${content}<script>${code}</script>`;
  // Written out once: a document is about a megabyte, and thousands of checks request it.
  const documents = (await buildFrames()).map(({ html, ...frame }) => ({
    ...frame,
    html: Buffer.from(html),
  }));
  const put = new Map<string, { type: string; content: string | Buffer }>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''));
    const frame = documents.find(({ address }) => address === path);
    const bare = put.get(path);
    if (frame) {
      response.setHeader('connection-allowlist', PREVIEW_CONNECTIONS);
      response.setHeader('content-security-policy', PREVIEW_POLICY.join(';'));
      response.setHeader('cache-control', 'max-age=3600');
    }
    if (!frame && !bare && path !== '/') response.statusCode = 404;
    response.setHeader('content-type', bare?.type ?? HTML);
    response.end(frame?.html ?? bare?.content ?? (path === '/' ? page : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const frames = documents.map(({ kind, address }) => [kind, `http://127.0.0.1:${port}${address}`]);
  return {
    address: `http://localhost:${port}/`,
    frames: Object.fromEntries(frames),
    put(path, type, content) {
      put.set(path, { type, content });
      return `http://localhost:${port}${encodeURI(path)}`;
    },
    close: () => server.close(),
  };
}
