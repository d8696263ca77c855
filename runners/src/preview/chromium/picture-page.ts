import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { typeOfFile } from '@codivia/contract/files/file-names';
import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import { localPage } from '../../web/local-page.ts';

const P5_FOLDER = join(dirname(createRequire(import.meta.url).resolve('p5/package.json')), 'lib');

/** Ends a sketch at a frame, so that every picture of it is of the same one. */
const endAt = (frame: number) =>
  `\np5.prototype.registerMethod('post', function () { if (this.frameCount >= ${frame}) this.noLoop(); });`;
const SKETCH_PAGE = `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#fff}canvas{display:block}</style><script src="p5.min.js"></script><body><script src="sketch.js"></script>`;

/** A program with the files beside it. */
export interface PicturedProgram {
  kind: PreviewKind;
  files: ProgramFiles;
  beside: readonly { name: string; content: string | Uint8Array }[];
}

interface ServedFile {
  type: string;
  body: string | Buffer;
}

/**
 * Returns the files of a program as a web server has them, by their names; `index.html` shows it.
 *
 * @param frame the frame at which a game ends
 */
export function filesOfPage(program: PicturedProgram, frame: number): Map<string, ServedFile> {
  const { kind, files, beside } = program;
  const own: [string, string | Uint8Array][] =
    kind === 'web'
      ? Object.entries({ ...files, 'index.html': localPage(files['index.html'] ?? '', '', 'en') })
      : [
          ['index.html', SKETCH_PAGE],
          ['p5.min.js', readFileSync(join(P5_FOLDER, 'p5.min.js'))],
          ['sketch.js', (files['sketch.js'] ?? '') + endAt(frame)],
        ];
  const given = beside.map(({ name, content }): [string, string | Uint8Array] => [name, content]);
  return new Map(
    [...given, ...own].map(([name, content]) => {
      const type = name.endsWith('.html') ? 'text/html; charset=utf-8' : typeOfFile(name);
      return [name, { type, body: typeof content === 'string' ? content : Buffer.from(content) }];
    }),
  );
}
