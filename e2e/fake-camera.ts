import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A photo of a hand, which a camera of Chromium's shows again and again. */
const PHOTO = fileURLToPath(import.meta.resolve('fingerpose/assets/nocurl.jpg'));

function filmOf(photo: string): string {
  // A film of this kind is one photo after the other.
  const film = join(mkdtempSync(join(tmpdir(), 'codivia-camera-')), 'hand.mjpeg');
  copyFileSync(photo, film);
  return film;
}

/** The options with which Chromium has a camera that shows a hand, and lets every page use it that may ask. */
export const withHandCamera = <Options extends { args?: string[] }>(options: Options): Options => ({
  ...options,
  args: [
    ...(options.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${filmOf(PHOTO)}`,
    // Hands are found with WebGL, which the processor draws here.
    '--enable-unsafe-swiftshader',
  ],
});
