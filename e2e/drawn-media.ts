import type { Page } from '@playwright/test';

/** Draws a picture of this width, in pixels, in the page, and returns the bytes of its PNG. */
export const drawPicture = (page: Page, width: number) =>
  page.evaluate(async (side) => {
    const canvas = new OffscreenCanvas(side, side / 2);
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(0, 0, side / 4, side / 4);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, width);

/** Records a film of noise, which cannot be compressed, in the page: at least `size` bytes, in base 64. */
export const recordFilm = (page: Page, size: number) =>
  page.evaluate(async (least) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [960, 540];
    const drawing = canvas.getContext('2d');
    const stream = canvas.captureStream(25);
    const recorder = new MediaRecorder(stream, {
      mimeType: 'video/webm;codecs=vp8',
      videoBitsPerSecond: 40_000_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start(100);
    const noise = new ImageData(canvas.width, canvas.height);
    const sizeOf = () => parts.reduce((sum, { size }) => sum + size, 0);
    while (sizeOf() < least) {
      noise.data.forEach((_, index) => {
        noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
      });
      drawing?.putImageData(noise, 0, 0);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 30_000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
    }
    return btoa(text);
  }, size);
