import type { HandPoint } from '@codivia/runners/models/hand-features';

/** Points along a side of the pictures in which hands are looked for. */
const SIDE = 480;

/** Part of that side which the preview shows. A hand that fills the preview is only found with something around it. */
const SHOWN = 0.75;

/**
 * Draws a video into a square, as the preview shows it, with what lies around the preview. Returns false while the
 * video has no picture. The picture is drawn over by the next one, and kept nowhere.
 */
export function takePicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  isMirrored: boolean,
): boolean {
  const { videoWidth, videoHeight } = video;
  const context = canvas.getContext('2d');
  if (!context || videoWidth === 0 || videoHeight === 0) return false;
  canvas.width = SIDE;
  canvas.height = SIDE;
  if (isMirrored) context.setTransform(-1, 0, 0, 1, SIDE, 0);
  const scale = (SIDE * SHOWN) / Math.min(videoWidth, videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  context.drawImage(video, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  return true;
}

/** Four digits are a twentieth of a point of the camera. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A point of the picture as a point of the preview: parts of its side, to the right, down and in depth. */
export function inPreview({ x, y, z }: { x: number; y: number; z: number }): HandPoint {
  const place = (value: number) => rounded((value - 0.5) / SHOWN + 0.5);
  return [place(x), place(y), rounded(z / SHOWN)];
}
