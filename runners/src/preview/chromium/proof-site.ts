import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PREVIEW_POLICY } from '@codivia/contract/preview-policy';
import { bundleScript } from '../../../build/bundle-script.ts';
import { buildFrames } from '../../../build/preview-frames.ts';
import { insideScript } from '../inside-html.ts';

export interface ProofSite {
  /** The page that checks. */
  address: string;
  /** The documents of the frames, on another site as learners have it. */
  frames: Record<'web' | 'p5', string>;
  close(): void;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Serves what the proof needs, on a free port of this machine. */
export async function serveProof(): Promise<ProofSite> {
  const entry = join(import.meta.dirname, 'proof-page.ts');
  const script = insideScript(await bundleScript(entry));
  const documents = await buildFrames();
  const server = createServer((request, response) => {
    const found = documents.find(({ address }) => address === request.url);
    const policy = {
      'content-security-policy': PREVIEW_POLICY.join(';'),
      'cache-control': 'max-age=3600',
    };
    response.writeHead(200, found ? { ...HTML, ...policy } : HTML);
    response.end(found?.html ?? `<!doctype html><body><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const frames = documents.map(({ kind, address }) => [kind, `http://127.0.0.1:${port}${address}`]);
  return {
    address: `http://localhost:${port}/`,
    frames: Object.fromEntries(frames),
    close: () => server.close(),
  };
}
