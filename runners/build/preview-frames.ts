import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PREVIEW_CONNECTIONS, PREVIEW_POLICY } from '@codivia/contract/programs/preview-policy';
import type { Plugin } from 'vite';
import { insideScript } from '../src/preview/inside-html.ts';
import { bundleScript } from './bundle-script.ts';
import { workerScope } from './worker-scope.ts';

const MODULE = 'virtual:preview-frames';
const FOLDER = '/runner/';
const P5_FILE = join(
  dirname(createRequire(import.meta.url).resolve('p5/package.json')),
  'lib/p5.min.js',
);

const STYLE = {
  web: '',
  // A game fills its frame, and a wider one is made to fit (p5 counts the mouse accordingly); the part below the canvas
  // is reached by scrolling. A finger on the canvas plays, and does not scroll.
  game: '<style>html,body{margin:0;height:100%;background:#fff}canvas{display:block;max-width:100%;height:auto!important;touch-action:none}</style>',
};

type Kind = keyof typeof STYLE;

/**
 * Returns the markup that a frame needs before its own script. p5 is in its document: browsers keep no file that a
 * document without an origin requests, so as a file it would be fetched again for each frame, and never offline.
 */
function libraryOf(kind: Kind): string {
  return kind === 'game' ? `<script>${insideScript(readFileSync(P5_FILE, 'utf8'))}</script>` : '';
}

/** A document in which programs of one kind run. */
export interface FrameDocument {
  kind: Kind;
  address: string;
  html: string;
}

async function documentOf(kind: Kind): Promise<FrameDocument> {
  const entry = join(import.meta.dirname, `../src/${kind}/${kind}.frame.ts`);
  const script = insideScript(await bundleScript(entry, await workerScope()));
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>Codivia</title>${STYLE[kind]}</head><body>${libraryOf(kind)}<script>${script}</script></body></html>`;
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return { kind, html, address: `${FOLDER}${kind}-${hash}.html` };
}

/** Builds the documents in which previews run. */
export function buildFrames(): Promise<FrameDocument[]> {
  return Promise.all([documentOf('web'), documentOf('game')]);
}

/** As the server sends them; see server/src/plugins/runner-documents.ts. */
const DEVELOPMENT_HEADERS = {
  'Connection-Allowlist': PREVIEW_CONNECTIONS,
  'Content-Security-Policy': PREVIEW_POLICY.join(';'),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Serves the documents in which previews run under `/runner/`, and gives the app their addresses as
 * `virtual:preview-frames`. Names change with the content: they are cached for ever.
 */
export function previewFrames(): Plugin {
  let made: Promise<FrameDocument[]> | undefined;
  const documents = () => {
    made ??= buildFrames();
    return made;
  };
  return {
    name: 'codivia-preview-frames',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const lines = (await documents()).map(
        ({ kind, address }) => `export const ${kind}Frame = ${JSON.stringify(address)};`,
      );
      return lines.join('\n');
    },
    async generateBundle() {
      for (const { address, html } of await documents()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: html });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(FOLDER)) return next();
        for (const [name, value] of Object.entries(DEVELOPMENT_HEADERS)) {
          response.setHeader(name, value);
        }
        // Embedded pages ask with `?embed`.
        const path = request.url.split('?')[0];
        const found = (await documents()).find(({ address }) => address === path);
        if (!found) return next();
        response.setHeader('Content-Type', 'text/html');
        response.end(found.html);
      });
    },
  };
}
