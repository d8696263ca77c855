import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts ffmpeg; `done` settles when it ends, and fails when ffmpeg does. */
function ffmpeg(options) {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: child.stdin, done };
}

/** Encodes PNG pictures, handed over in order, as H.264 that starts playing before it is loaded. */
export function startEncoder(file, framesPerSecond) {
  const pictures = ['-f', 'image2pipe', '-c:v', 'png', '-r', String(framesPerSecond), '-i', '-'];
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25'];
  const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const ending = ['-g', '250', '-movflags', '+faststart', '-an', file];
  const { input, done } = ffmpeg([...pictures, ...colours, ...quality, ...tags, ...ending]);
  return {
    async add(picture) {
      if (!input.write(picture)) await once(input, 'drain');
    },
    async finish() {
      input.end();
      await done;
    },
  };
}

/** Writes one PNG picture as the WebP a page shows before the film plays. */
export async function writePoster(picture, file) {
  const { input, done } = ffmpeg(['-f', 'png_pipe', '-i', '-', '-quality', '82', file]);
  input.end(picture);
  await done;
}
