import type { Plugin } from 'vite';
import { drawPose } from './mascot/draw-pose.ts';
import { POSE_PARTS } from './mascot/poses.ts';

const FOLDER = 'art/mascot/';
const DRAWINGS = new Map(
  Object.entries(POSE_PARTS).map(([pose, parts]) => [`${FOLDER}${pose}.svg`, drawPose(parts)]),
);

/** Puts a drawing for each pose of the mascot at `/art/mascot/POSE.svg`: all are made of the same parts. */
export function mascot(): Plugin {
  return {
    name: 'codivia:mascot',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const drawing = DRAWINGS.get((request.url ?? '').slice(1));
        if (!drawing) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
    generateBundle() {
      for (const [fileName, source] of DRAWINGS) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
