/** Files up to this size, in bytes, stay as they are; others are drawn again. */
const SMALL = 60_000;
/** The longer side of a picture in a lesson, in pixels: twice the width of the text. */
const MAX_SIDE = 1600;
/** Maximum size of a picture after it was reduced, in bytes. */
const MAX_PICTURE_CHARACTERS = 300_000;
const QUALITIES = [0.85, 0.7, 0.5];

/** A picture kept within HTML: `src` is a data address; sizes in pixels. */
export interface EmbeddedPicture {
  src: string;
  width: number;
  height: number;
}

function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function draw(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

/**
 * Makes a picture small enough to be in a lesson.
 *
 * @returns 'unreadable' when the file is no picture, 'too_large' when it cannot be made small enough
 */
export async function embedPicture(
  file: File,
): Promise<EmbeddedPicture | 'unreadable' | 'too_large'> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'unreadable';
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  if (file.size <= SMALL && scale === 1 && /^image\/(png|jpeg|webp)$/.test(file.type)) {
    return { src: await asDataAddress(file), width, height };
  }
  const canvas = draw(bitmap, width, height);
  for (const quality of QUALITIES) {
    const made = await encode(canvas, quality);
    if (made && made.size <= MAX_PICTURE_CHARACTERS)
      return { src: await asDataAddress(made), width, height };
  }
  return 'too_large';
}
