import type { Plugin } from 'vite';
import { firstFrame, PICTURES, type PictureName } from '../src/pages/home/game/first-frame.ts';

const FOLDER = 'art/run/';

type PictureOf = (name: PictureName) => string;

function drawings(pictureOf: PictureOf): Map<string, string> {
  const files = new Map(PICTURES.map((name) => [`${FOLDER}${name}.svg`, pictureOf(name)]));
  return files.set(`${FOLDER}first.svg`, firstFrame(pictureOf));
}

/**
 * Puts the pictures of the game on the home page at `/art/run/…`: those of the library, which
 * `pictureOf` returns, and its first frame.
 */
export function homeArt(pictureOf: PictureOf): Plugin {
  let made: Map<string, string> | undefined;
  const makeOnce = () => {
    made ??= drawings(pictureOf);
    return made;
  };
  return {
    name: 'codivia:home-art',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const drawing = makeOnce().get((request.url ?? '').slice(1));
        if (drawing === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
    generateBundle() {
      for (const [fileName, source] of makeOnce())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
